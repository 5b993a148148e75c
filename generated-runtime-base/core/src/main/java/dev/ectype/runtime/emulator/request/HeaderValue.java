package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.emulator.route.PercentCodec;
import org.jspecify.annotations.Nullable;

/** Parses parameters of header values such as {@code form-data; name="photo"; filename="a;b.png"}. */
final class HeaderValue {
    private HeaderValue() {}

    /** Returns the unquoted value of a parameter, or null. */
    static @Nullable String parameter(String field, String name) {
        int at = field.indexOf(';');
        while (at >= 0 && at < field.length()) {
            int equals = field.indexOf('=', at);
            if (equals < 0) {
                return null;
            }
            int from = skipSpaces(field, equals + 1);
            boolean quoted = from < field.length() && field.charAt(from) == '"';
            int to = quoted ? closing(field, from + 1) : end(field, from);
            if (field.substring(at + 1, equals).strip().equalsIgnoreCase(name)) {
                return quoted
                        ? unescaped(field.substring(from + 1, to))
                        : field.substring(from, to).strip();
            }
            at = field.indexOf(';', to);
        }
        return null;
    }

    /** Returns the file name, preferably from {@code filename*}, which supports all characters. */
    static @Nullable String fileName(String field) {
        String extended = parameter(field, "filename*");
        int language = extended == null ? -1 : extended.indexOf('\'', extended.indexOf('\'') + 1);
        if (extended != null && language > 0) {
            return PercentCodec.decode(extended, language + 1, extended.length());
        }
        return parameter(field, "filename");
    }

    private static int skipSpaces(String field, int from) {
        int at = from;
        while (at < field.length() && field.charAt(at) == ' ') {
            at++;
        }
        return at;
    }

    private static int end(String field, int from) {
        int semicolon = field.indexOf(';', from);
        return semicolon < 0 ? field.length() : semicolon;
    }

    private static int closing(String field, int from) {
        for (int at = from; at < field.length(); at++) {
            if (field.charAt(at) == '\\') {
                at++;
            } else if (field.charAt(at) == '"') {
                return at;
            }
        }
        return field.length();
    }

    /** Unescapes quotes and backslashes only, because file names of some systems contain plain backslashes. */
    private static String unescaped(String text) {
        return text.indexOf('\\') < 0 && text.indexOf('%') < 0
                ? text
                : text.replace("\\\"", "\"").replace("\\\\", "\\").replace("%22", "\"");
    }
}
