package dev.ectype.runtime.channel.mqtt;

import dev.ectype.runtime.wire.SandboxChoice;
import org.jspecify.annotations.Nullable;

/**
 * Selects topics (MQTT 5, section 4.7): {@code +} stands for one level, {@code #} for all further levels.
 *
 * @param levels the levels of the filter, without a leading slash
 * @param leadingSlash true if the filter begins with a slash, which is no part of the address of a channel
 * @param sandbox the beginning of the filter that names a sandbox, or an empty text
 * @param group the group that shares the subscription, or null
 */
record TopicFilter(
        String text,
        String[] levels,
        boolean leadingSlash,
        String sandbox,
        @Nullable String group) {
    /** The beginning of topics in another sandbox, which its name follows. */
    static final String SANDBOXES = SandboxChoice.PATH.substring(1) + "/";

    private static final String SHARED = "$share/";
    private static final int LONGEST = 65_535;

    /** Reads a filter; null if it is malformed. */
    static @Nullable TopicFilter of(String text) {
        String rest = text;
        String group = null;
        if (text.startsWith(SHARED)) {
            int end = text.indexOf('/', SHARED.length());
            group = end < 0 ? "" : text.substring(SHARED.length(), end);
            if (group.isEmpty() || group.indexOf('+') >= 0 || group.indexOf('#') >= 0) {
                return null;
            }
            rest = text.substring(end + 1);
        }
        String sandbox = sandbox(rest);
        rest = rest.substring(sandbox.length());
        boolean slash = rest.length() > 1 && rest.startsWith("/");
        String[] levels = (slash ? rest.substring(1) : rest).split("/", -1);
        return isValid(rest, levels) ? new TopicFilter(text, levels, slash, sandbox, group) : null;
    }

    /** Returns the beginning of a topic that names a sandbox, with the slash after it, or an empty text. */
    static String sandbox(String topic) {
        int end = topic.startsWith(SANDBOXES) ? topic.indexOf('/', SANDBOXES.length()) : -1;
        return end < 0 ? "" : topic.substring(0, end + 1);
    }

    private static boolean isValid(String rest, String... levels) {
        if (rest.isEmpty() || rest.length() > LONGEST || rest.indexOf('\0') >= 0) {
            return false;
        }
        for (int at = 0; at < levels.length; at++) {
            String level = levels[at];
            boolean last = at == levels.length - 1;
            if (level.length() > 1 && (level.indexOf('+') >= 0 || level.indexOf('#') >= 0)
                    || level.equals("#") && !last) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether the filter selects the address of a channel, which has no slashes around it. */
    boolean matches(String address) {
        // A wildcard at the beginning does not match topics of the server itself.
        if (address.startsWith("$") && (levels[0].equals("#") || levels[0].equals("+"))) {
            return false;
        }
        int from = 0;
        for (int at = 0; at < levels.length; at++) {
            String level = levels[at];
            if (level.equals("#")) {
                return true;
            }
            if (from > address.length()) {
                return false;
            }
            int end = address.indexOf('/', from);
            int to = end < 0 ? address.length() : end;
            boolean same = level.equals("+") || level.length() == to - from && address.startsWith(level, from);
            if (!same) {
                return false;
            }
            from = to + 1;
        }
        return from > address.length();
    }

    /** Returns the topic of a message for subscribers with this filter. */
    String topic(String address) {
        return sandbox + (leadingSlash ? "/" + address : address);
    }
}
