package dev.ectype.controlplane.platform.database;

import java.util.Properties;
import java.util.concurrent.ThreadLocalRandom;
import org.postgresql.plugin.AuthenticationPlugin;
import org.postgresql.plugin.AuthenticationRequestType;

/**
 * Logs in with one of several passwords, chosen at random: after an interrupted rotation the server has the password of one of two keys. Who
 * awaits the start of a server logs in again and again.
 */
public final class PasswordCandidates implements AuthenticationPlugin {
    private static final String BETWEEN = " ";

    private final String[] passwords;

    /** @param properties those of a connection, with the passwords as its password; the driver makes this */
    public PasswordCandidates(Properties properties) {
        this.passwords = properties.getProperty("password", "").split(BETWEEN);
    }

    /** The passwords as the property of a connection. */
    static String join(Iterable<String> passwords) {
        return String.join(BETWEEN, passwords);
    }

    @Override
    public char[] getPassword(AuthenticationRequestType type) {
        return passwords[ThreadLocalRandom.current().nextInt(passwords.length)].toCharArray();
    }
}
