package dev.ectype.runtime.netty.connection;

import io.netty.util.AsciiString;
import org.jspecify.annotations.Nullable;

/** Converts a request target to origin form. */
public final class RequestTarget {
    private RequestTarget() {}

    /** Returns the target in origin form, or null if this server does not answer it. */
    static @Nullable public String origin(String method, String target, @Nullable CharSequence host) {
        if (target.isEmpty()) {
            return null;
        }
        if (target.charAt(0) == '/') {
            return target;
        }
        if (target.equals("*")) {
            return method.equals("OPTIONS") ? target : null;
        }
        return absolute(target, host);
    }

    private static @Nullable String absolute(String target, @Nullable CharSequence host) {
        int start = schemeLength(target);
        if (start == 0 || host == null) {
            return null;
        }
        int end = start;
        while (end < target.length() && "/?".indexOf(target.charAt(end)) < 0) {
            end++;
        }
        if (!AsciiString.contentEqualsIgnoreCase(target.substring(start, end), host)) {
            return null;
        }
        String rest = target.substring(end);
        return rest.startsWith("/") ? rest : "/" + rest;
    }

    private static int schemeLength(String target) {
        if (target.regionMatches(true, 0, "http://", 0, 7)) {
            return 7;
        }
        return target.regionMatches(true, 0, "https://", 0, 8) ? 8 : 0;
    }
}
