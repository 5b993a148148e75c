package dev.ectype.controlplane.platform.database;

import java.util.Properties;
import java.util.concurrent.ThreadLocalRandom;
import org.postgresql.plugin.AuthenticationPlugin;
import org.postgresql.plugin.AuthenticationRequestType;

/**
 * Logs in with one of several passwords, chosen at random, because after an interrupted rotation either key may be valid. Callers that wait
 * for a server log in repeatedly.
 */
public final class PasswordCandidates implements AuthenticationPlugin {
    private static final String BETWEEN = " ";

    private final String[] passwords;

    /**
     * Creates the plugin, which the driver instantiates.
     *
     * @param properties the connection properties with the passwords
     */
    public PasswordCandidates(Properties properties) {
        this.passwords = properties.getProperty("password", "").split(BETWEEN);
    }

    /** Encodes the passwords as a connection property. */
    static String join(Iterable<String> passwords) {
        return String.join(BETWEEN, passwords);
    }

    @Override
    public char[] getPassword(AuthenticationRequestType type) {
        return passwords[ThreadLocalRandom.current().nextInt(passwords.length)].toCharArray();
    }
}
