package dev.ectype.controlplane.platform.mail;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/**
 * Holds the address of a mail server.
 *
 * @param encrypted whether the connection begins with TLS ({@code smtps}); otherwise STARTTLS follows
 * @param user the user, or null
 * @param password the password, or null
 */
record SmtpServer(
        String host,
        int port,
        boolean encrypted,
        @Nullable String user,
        @Nullable String password) {
    private static final int SUBMISSION = 587;
    private static final int SUBMISSIONS = 465;
    private static final String TIMEOUT_MILLIS = "10000";
    private static final List<String> LOOPBACK = List.of("localhost", "127.0.0.1", "[::1]");

    /** Parses an address. The message of the exception does not quote it, because it contains a password. */
    static SmtpServer parse(String text) {
        try {
            URI uri = new URI(text.strip());
            boolean encrypted = "smtps".equals(uri.getScheme());
            if (!encrypted && !"smtp".equals(uri.getScheme())
                    || uri.getHost() == null
                    || !uri.getRawPath().isEmpty()
                    || uri.getRawQuery() != null) {
                throw malformed();
            }
            int port = uri.getPort() < 0 ? encrypted ? SUBMISSIONS : SUBMISSION : uri.getPort();
            if (uri.getRawUserInfo() == null) {
                return new SmtpServer(uri.getHost(), port, encrypted, null, null);
            }
            String[] login = uri.getRawUserInfo().split(":", 2);
            if (login.length < 2) {
                throw malformed();
            }
            return new SmtpServer(uri.getHost(), port, encrypted, decode(login[0]), decode(login[1]));
        } catch (URISyntaxException wrong) {
            // The cause quotes the address.
            throw malformed();
        }
    }

    private static IllegalArgumentException malformed() {
        return new IllegalArgumentException(
                "ECTYPE_SMTP_URL takes smtp://USER:PASSWORD@HOST:PORT or smtps://USER:PASSWORD@HOST:PORT, with special"
                        + " characters of the password percent-encoded, but was another text");
    }

    /** A plus sign is itself in the user information of a URI. */
    private static String decode(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    /** Returns the properties of the connection. Only a server on this machine is used without TLS. */
    Properties properties() {
        String protocol = protocol();
        Properties properties = new Properties();
        for (String timeout : List.of("connectiontimeout", "timeout", "writetimeout")) {
            properties.put("mail." + protocol + "." + timeout, TIMEOUT_MILLIS);
        }
        properties.put("mail." + protocol + ".ssl.checkserveridentity", "true");
        if (!encrypted) {
            properties.put("mail.smtp.starttls.enable", "true");
            properties.put("mail.smtp.starttls.required", Boolean.toString(!LOOPBACK.contains(host)));
        }
        properties.put("mail." + protocol + ".auth", Boolean.toString(user != null));
        return properties;
    }

    String protocol() {
        return encrypted ? "smtps" : "smtp";
    }

    /** Omits the password. */
    @Override
    public String toString() {
        return protocol() + "://" + host + ":" + port;
    }
}
