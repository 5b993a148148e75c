package dev.ectype.controlplane.platform.database;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Map;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** Holds the address of a database and the login. */
record DatabaseLogin(
        String url, @Nullable String user, @Nullable String password) {
    private static final String JDBC = "jdbc:";
    /** The timeout in seconds for a server that accepts connections but does not respond. */
    private static final Map<String, String> PATIENT = Map.of("connectTimeout", "5", "loginTimeout", "5");

    /** Parses the address with the login, {@code postgresql://user:password@host/name} or {@code jdbc:postgresql://…?user=…}. */
    static DatabaseLogin parse(String address) {
        if (address.startsWith("jdbc:postgresql:")) {
            return new DatabaseLogin(address, null, null);
        }
        URI uri = uri(address);
        String[] login = uri.getRawUserInfo() == null
                ? new String[0]
                : uri.getRawUserInfo().split(":", 2);
        String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
        return new DatabaseLogin(
                JDBC + "postgresql://" + uri.getHost() + (uri.getPort() < 0 ? "" : ":" + uri.getPort())
                        + uri.getRawPath() + query,
                login.length > 0 ? decoded(login[0]) : null,
                login.length > 1 ? decoded(login[1]) : null);
    }

    DatabaseLogin as(String otherUser, String otherPassword) {
        return new DatabaseLogin(url, otherUser, otherPassword);
    }

    Connection connect() throws SQLException {
        return connect(PATIENT);
    }

    /**
     * Creates a login.
     *
     * @param options the properties of the driver
     */
    Connection connect(Map<String, String> options) throws SQLException {
        Properties properties = new Properties();
        properties.putAll(options);
        if (user != null) {
            properties.setProperty("user", user);
        }
        if (password != null) {
            properties.setProperty("password", password);
        }
        return DriverManager.getConnection(url, properties);
    }

    private static URI uri(String address) {
        try {
            URI uri = URI.create(address);
            if (("postgresql".equals(uri.getScheme()) || "postgres".equals(uri.getScheme())) && uri.getHost() != null) {
                return uri;
            }
        } catch (IllegalArgumentException noUri) {
            // The error below covers this case and omits the address, which may contain a password.
        }
        throw new IllegalArgumentException(
                "--database must be postgresql://user:password@host:port/name or jdbc:postgresql://…");
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    @Override
    public String toString() {
        return "DatabaseLogin";
    }
}
