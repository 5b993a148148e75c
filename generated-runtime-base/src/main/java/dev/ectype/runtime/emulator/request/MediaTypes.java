package dev.ectype.runtime.emulator.request;

import java.util.Locale;

/** Compares media types. */
final class MediaTypes {
    private MediaTypes() {}

    /** The type without its parameters, in lower case. */
    static String essence(String mediaType) {
        int semicolon = mediaType.indexOf(';');
        String bare = semicolon < 0 ? mediaType : mediaType.substring(0, semicolon);
        return bare.equals("application/json") ? bare : bare.strip().toLowerCase(Locale.ROOT);
    }

    static boolean isJson(String essence) {
        return essence.equals("application/json") || essence.endsWith("+json") || essence.endsWith("/json");
    }

    /** The described type that the sent one is: the very same, one of the same sort, a range; else -1. */
    static int index(String[] described, String sent) {
        if (sent.isEmpty()) {
            return -1;
        }
        for (int at = 0; at < described.length; at++) {
            if (described[at].equals(sent)) {
                return at;
            }
        }
        for (int at = 0; at < described.length; at++) {
            if (isJson(described[at]) && isJson(sent) || inRange(described[at], sent)) {
                return at;
            }
        }
        return -1;
    }

    private static boolean inRange(String range, String sent) {
        return range.equals("*/*") || range.endsWith("/*") && sent.startsWith(range.substring(0, range.length() - 1));
    }
}
