package dev.ectype.cli.render;

import dev.ectype.runtime.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Formats the ready message of a recording proxy.
 *
 * @param host the host that the proxy listens on
 * @param upstream the server as the user typed it; null for a forward proxy
 * @param authority the authority's certificate, which clients must trust; null if the proxy terminates no TLS
 * @param name the name of the recording, or null
 * @param file the file of the recording
 */
public record RecordLines(
        String host,
        int port,
        @Nullable String upstream,
        @Nullable Path authority,
        @Nullable String name,
        String file) {
    private static final String STORE = "ectype-ca.p12";

    private String reached() {
        return host.equals("0.0.0.0") || host.equals("::") ? "127.0.0.1" : host;
    }

    private String origin() {
        String name = reached();
        boolean secured = upstream != null && authority != null;
        return (secured ? "https://" : "http://") + (name.contains(":") ? "[" + name + "]" : name) + ":" + port;
    }

    /** Returns the line that programs wait for. */
    public String line() {
        return "ready " + origin();
    }

    /** Returns that line as JSON. */
    public String json() {
        JsonWriter json = new JsonWriter().beginObject().name("ready").value(origin());
        if (upstream != null) {
            json.name("upstream").value(upstream);
        }
        if (authority != null) {
            json.name("ca").value(authority.toString());
        }
        json.name("file").value(file);
        if (name != null) {
            json.name("name").value(name);
        }
        return new String(json.endObject().toBytes(), StandardCharsets.UTF_8);
    }

    /** Returns the further lines for users. */
    public List<String> messages() {
        List<String> lines = new ArrayList<>();
        String recorded = upstream == null ? "all traffic" : upstream;
        lines.add("records " + recorded + " in " + file + "; Ctrl-C ends it");
        if (authority != null) {
            String certificate = quoted(authority.toString());
            lines.add(
                    upstream == null
                            ? "clients find the proxy, and trust its certificate authority, with"
                            : "clients trust its certificate authority with");
            if (upstream == null) {
                lines.add("  export http_proxy=" + origin() + " https_proxy=" + origin() + " NODE_USE_ENV_PROXY=1");
            }
            lines.add(
                    "  export CERT=" + certificate
                            + "; export SSL_CERT_FILE=$CERT CURL_CA_BUNDLE=$CERT REQUESTS_CA_BUNDLE=$CERT NODE_EXTRA_CA_CERTS=$CERT");
            addJava(lines, certificate);
        }
        if (upstream == null && !isLocal()) {
            lines.add("every client that reaches " + host + " can use this proxy");
        }
        return lines;
    }

    /** Returns the lines after the end of a recording: its size, and the commands that use it. */
    public static List<String> ended(long exchanges, @Nullable String name, String file) {
        String nameSuffix = name == null ? "" : " of \"" + name + "\"";
        List<String> lines = new ArrayList<>();
        lines.add("recorded " + exchanges + (exchanges == 1 ? " exchange" : " exchanges") + nameSuffix + " in " + file);
        if (exchanges == 0) {
            lines.add("Next: record again, and send requests of clients to the address of `ready`");
        } else {
            lines.add("Next: ectype emulate " + quoted(file));
            lines.add("      ectype replay " + quoted(file) + " --target http://127.0.0.1:4010");
        }
        return lines;
    }

    private void addJava(List<String> lines, String certificate) {
        String proxyProperties = " -Dhttps.proxyHost=" + reached() + " -Dhttps.proxyPort=" + port;
        lines.add("clients on Java with");
        lines.add("  keytool -importcert -noprompt -alias ectype -file " + certificate + " -keystore " + STORE
                + " -storepass changeit");
        lines.add("  java -Djavax.net.ssl.trustStore=" + STORE + " -Djavax.net.ssl.trustStorePassword=changeit"
                + (upstream == null ? proxyProperties + proxyProperties.replace("https.", "http.") : ""));
    }

    private boolean isLocal() {
        return host.startsWith("127.") || host.equals("localhost") || host.equals("::1");
    }

    /** Quotes a path for a shell. */
    private static String quoted(String path) {
        return path.matches("[A-Za-z0-9_./+:@%-]+") ? path : "'" + path.replace("'", "'\\''") + "'";
    }
}
