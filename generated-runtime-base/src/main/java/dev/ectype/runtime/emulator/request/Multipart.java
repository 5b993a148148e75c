package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.http.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads the parts of a multipart form. */
final class Multipart {
    private static final int MOST_PARTS = 1_000;

    private Multipart() {}

    /** Whether the content type says what stands between the parts. */
    static boolean isBounded(String contentType) {
        String boundary = attribute(contentType, "boundary");
        return boundary != null && !boundary.isEmpty();
    }

    static Pairs read(Bytes body, String contentType) {
        String boundary = attribute(contentType, "boundary");
        Pairs pairs = new Pairs();
        // One character per byte, so that places in the text are places in the body.
        String text = new String(body.array(), body.from(), body.size(), StandardCharsets.ISO_8859_1);
        String delimiter = "--" + boundary;
        int at = text.indexOf(delimiter);
        while (at >= 0 && pairs.size() < MOST_PARTS) {
            int from = at + delimiter.length();
            int next = text.indexOf("\r\n" + delimiter, from);
            if (next < 0 || text.startsWith("--", from)) {
                break;
            }
            part(text, from + 2, next, pairs);
            at = next + 2;
        }
        return pairs;
    }

    private static void part(String text, int from, int to, Pairs pairs) {
        int blank = text.indexOf("\r\n\r\n", Math.max(0, from - 2));
        if (blank < 0 || blank > to) {
            return;
        }
        String head = text.substring(Math.min(from, blank), blank);
        String name = null;
        boolean file = false;
        for (String line : head.split("\r\n", 20)) {
            if (line.toLowerCase(Locale.ROOT).startsWith("content-disposition:")) {
                name = attribute(line, "name");
                file = attribute(line, "filename") != null;
            }
        }
        if (name != null && file) {
            pairs.file(utf8(name));
        }
        if (name != null) {
            pairs.add(utf8(name), utf8(text.substring(Math.min(blank + 4, to), to)));
        }
    }

    private static String utf8(String octets) {
        return new String(octets.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    }

    private static @Nullable String attribute(String field, String name) {
        for (String piece : field.split(";", 20)) {
            String attribute = piece.strip();
            int equals = attribute.indexOf('=');
            if (equals > 0 && attribute.substring(0, equals).strip().equalsIgnoreCase(name)) {
                String value = attribute.substring(equals + 1).strip();
                boolean quoted = value.length() > 1 && value.startsWith("\"") && value.endsWith("\"");
                return quoted ? value.substring(1, value.length() - 1).replace("\\\"", "\"") : value;
            }
        }
        return null;
    }
}
