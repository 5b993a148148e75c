package dev.ectype.controlplane.command;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.Proxy;
import java.net.URI;

/** Who has the port that is wanted, as far as it says so when it is asked. */
final class Neighbour {
    private static final int PATIENCE_MILLIS = 1_000;

    private Neighbour() {}

    /** The end of a sentence that says who it is. */
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
