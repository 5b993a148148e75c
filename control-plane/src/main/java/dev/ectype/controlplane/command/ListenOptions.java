package dev.ectype.controlplane.command;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Declares the options for the listening address; the defaults come from environment variables. */
final class ListenOptions {
    private static final int PORTS = 65_535;
    private static final String HOST = "ECTYPE_HOST";
    private static final String PORT = "ECTYPE_PORT";

    @Option(
            names = "--host",
            paramLabel = "HOST",
            description = "Address to listen on (default 127.0.0.1; or " + HOST + ").")
    private @Nullable String host;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            description = "Port to listen on; 0 uses any free port (default 4020; or " + PORT + ").")
    private @Nullable String port;

    /** Rejects an invalid address or port before the start. */
    void check(Function<String, RuntimeException> usage) {
        if (!isPort(port())) {
            throw usage.apply((port == null ? PORT : "--port") + " takes a number from 0 to " + PORTS + ", but was \""
                    + port() + "\"");
        }
        if (!isAddress(host())) {
            throw usage.apply(
                    (host == null ? HOST : "--host") + " takes an address of this machine, but was \"" + host() + "\"");
        }
    }

    /** Returns the address as properties that take precedence over Spring's own variables. */
    Map<String, String> properties() {
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("ectype.host", host());
        properties.put("ectype.port", port());
        properties.put("server.address", host());
        properties.put("server.port", port());
        return properties;
    }

    private String host() {
        return host == null ? variable(HOST, "127.0.0.1") : host;
    }

    private String port() {
        return port == null ? variable(PORT, "4020") : port;
    }

    private static String variable(String name, String defaultValue) {
        String value = System.getenv(name);
        return value == null || value.isEmpty() ? defaultValue : value;
    }

    private static boolean isPort(String text) {
        return text.matches("[0-9]{1,5}") && Integer.parseInt(text) <= PORTS;
    }

    private static boolean isAddress(String text) {
        try {
            return InetAddress.getByName(text) != null;
        } catch (UnknownHostException unknown) {
            return false;
        }
    }
}
