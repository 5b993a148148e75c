package dev.ectype.cli.render;

import dev.ectype.runtime.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is said of a proxy that records once it is ready.
 *
 * @param host the address that it listens on
 * @param upstream the server as it was typed; null if it is a forward proxy
 * @param authority the certificate of the authority that clients must trust; null if they need not
 * @param name what the recording is called; null if it has no name
 * @param file where the recording goes
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

    /** The line that programs wait for. */
    public String line() {
        return "ready " + origin();
    }

    /** The same in JSON. */
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

    /** What people should know besides. */
    public List<String> messages() {
        List<String> lines = new ArrayList<>();
        String recorded = upstream == null ? "what goes through it" : upstream;
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
            lines.add("whoever reaches " + host + " can use this proxy");
        }
        return lines;
    }

    /** What is said once the recording has ended: how much there is, and the commands that use it. */
    public static List<String> ended(long exchanges, @Nullable String name, String file) {
        String called = name == null ? "" : " of \"" + name + "\"";
        List<String> lines = new ArrayList<>();
        lines.add("recorded " + exchanges + (exchanges == 1 ? " exchange" : " exchanges") + called + " in " + file);
        if (exchanges == 0) {
            lines.add("Next: record again, and let clients send their requests to the address of `ready`");
        } else {
            lines.add("Next: ectype emulate " + quoted(file));
            lines.add("      ectype replay " + quoted(file) + " --target http://127.0.0.1:4010");
        }
        return lines;
    }

    private void addJava(List<String> lines, String certificate) {
        String place = " -Dhttps.proxyHost=" + reached() + " -Dhttps.proxyPort=" + port;
        lines.add("those on Java with");
        lines.add("  keytool -importcert -noprompt -alias ectype -file " + certificate + " -keystore " + STORE
                + " -storepass changeit");
        lines.add("  java -Djavax.net.ssl.trustStore=" + STORE + " -Djavax.net.ssl.trustStorePassword=changeit"
                + (upstream == null ? place + place.replace("https.", "http.") : ""));
    }

    private boolean isLocal() {
        return host.startsWith("127.") || host.equals("localhost") || host.equals("::1");
    }

    /** As a shell reads it. */
    private static String quoted(String path) {
        return path.matches("[A-Za-z0-9_./+:@%-]+") ? path : "'" + path.replace("'", "'\\''") + "'";
    }
}
