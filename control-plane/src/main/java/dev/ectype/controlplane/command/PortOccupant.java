package dev.ectype.controlplane.command;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.Proxy;
import java.net.URI;

/** Identifies the process that occupies a port by its HTTP response. */
final class PortOccupant {
    private static final int PATIENCE_MILLIS = 1_000;

    private PortOccupant() {}

    /** Returns the end of a sentence that names the process. */
    static String on(int port) {
        if (answers(port, "/v1/health/live")) {
            return " by another control plane";
        }
        return answers(port, "/__service/health") ? " by an emulator" : " by another program";
    }

    private static boolean answers(int port, String path) {
        try {
            HttpURLConnection connection = (HttpURLConnection)
                    URI.create("http://127.0.0.1:" + port + path).toURL().openConnection(Proxy.NO_PROXY);
            connection.setConnectTimeout(PATIENCE_MILLIS);
            connection.setReadTimeout(PATIENCE_MILLIS);
            connection.setInstanceFollowRedirects(false);
            try {
                return connection.getResponseCode() == HttpURLConnection.HTTP_OK;
            } finally {
                connection.disconnect();
            }
        } catch (IOException nothing) {
            return false;
        }
    }
}
