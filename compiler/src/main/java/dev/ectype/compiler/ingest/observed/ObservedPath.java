package dev.ectype.compiler.ingest.observed;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Represents a path template: each part is an encoded word or a name in braces. */
record ObservedPath(List<String> parts) {
    /** Characters that a path may contain unescaped, by RFC 3986. */
    private static final String PLAIN = "-._~!$&'()*+,;=:@";

    static final ObservedPath ROOT = new ObservedPath(List.of());

    ObservedPath {
        parts = List.copyOf(parts);
    }

    ObservedPath word(String word) {
        StringBuilder written = new StringBuilder();
        for (byte each : word.getBytes(StandardCharsets.UTF_8)) {
            char letter = (char) (each & 0xff);
            boolean isPlain = letter < 0x80 && (Character.isLetterOrDigit(letter) || PLAIN.indexOf(letter) >= 0);
            written.append(isPlain ? String.valueOf(letter) : String.format(Locale.ROOT, "%%%02X", (int) letter));
        }
        return with(written.toString());
    }

    ObservedPath variable(String name) {
        return with("{" + name + "}");
    }

    private ObservedPath with(String part) {
        List<String> longer = new ArrayList<>(parts);
        longer.add(part);
        return new ObservedPath(longer);
    }

    /** Returns the path without its first parts. */
    ObservedPath without(int first) {
        return new ObservedPath(parts.subList(first, parts.size()));
    }

    boolean isVariable(int at) {
        return parts.get(at).startsWith("{");
    }

    /** Returns the values of the variables in a sample's path, after a number of prefix segments. */
    Map<String, String> values(ExchangeSample sample, int first) {
        Map<String, String> values = new LinkedHashMap<>();
        for (int at = 0; at < parts.size(); at++) {
            if (isVariable(at)) {
                values.put(name(at), sample.segments().get(first + at));
            }
        }
        return values;
    }

    /** Returns the name of a variable. */
    String name(int at) {
        return parts.get(at).substring(1, parts.get(at).length() - 1);
    }

    /** Returns the path in the notation of a description. */
    String path() {
        return "/" + String.join("/", parts);
    }
}
