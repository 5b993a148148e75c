package dev.ectype.runtime.emulator.control;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Recognises values of {@code Host} that name this machine.
 *
 * <p>Accepts {@code localhost} and loopback addresses in the notation of RFC 3986. Other notations, such as {@code 127.1} or
 * {@code 0x7f.0.0.1}, are names to some resolvers, and an attacker may own them.
 */
final class LoopbackHost {
    private static final Pattern HOST_AND_PORT = Pattern.compile("(\\[[0-9a-f:.]+]|[^\\[\\]:]+)(?::[0-9]{0,5})?");

    private static final Pattern IPV4 = Pattern.compile("127(?:\\.(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])){3}");

    private LoopbackHost() {}

    /** Returns the host without its port, or null for a malformed value. */
    static @Nullable String withoutPort(String host) {
        Matcher parts = HOST_AND_PORT.matcher(host);
        return parts.matches() ? parts.group(1) : null;
    }

    static boolean isOne(String name) {
        return name.equals("localhost") || IPV4.matcher(name).matches() || isLoopbackV6(name);
    }

    /** Returns whether a bracketed IPv6 address is a loopback address. The JDK parses brackets without a resolver. */
    private static boolean isLoopbackV6(String name) {
        try {
            return name.startsWith("[") && InetAddress.getByName(name).isLoopbackAddress();
        } catch (UnknownHostException malformed) {
            return false;
        }
    }
}
