package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.http.ByteSlice;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Parses multipart bodies. The contents of the parts are ranges of the body. */
final class Multipart {
    private static final int MOST_PARTS = 1_000;
    private static final int MOST_FIELDS = 20;

    private final ByteSlice body;
    private final String text;
    private final List<ContentPart> parts = new ArrayList<>();

    private Multipart(ByteSlice body) {
        this.body = body;
        // One character per byte, so that offsets in the text are offsets in the body.
        this.text = new String(body.array(), body.from(), body.size(), StandardCharsets.ISO_8859_1);
    }

    /** Returns whether the content type has a boundary. */
    static boolean isBounded(String contentType) {
        String boundary = HeaderValue.parameter(contentType, "boundary");
        return boundary != null && !boundary.isEmpty();
    }

    static List<ContentPart> read(ByteSlice body, String contentType) {
        Multipart multipart = new Multipart(body);
        multipart.read("--" + HeaderValue.parameter(contentType, "boundary"));
        return multipart.parts;
    }

    private void read(String delimiter) {
        int at = text.indexOf(delimiter);
        while (at >= 0 && parts.size() < MOST_PARTS) {
            int from = at + delimiter.length();
            int next = text.indexOf("\r\n" + delimiter, from);
            if (next < 0 || text.startsWith("--", from)) {
                return;
            }
            part(from + 2, next);
            at = next + 2;
        }
    }

    private void part(int from, int to) {
        int blank = text.indexOf("\r\n\r\n", Math.max(0, from - 2));
        if (blank < 0 || blank > to) {
            return;
        }
        String disposition = "";
        String mediaType = null;
        for (String line : text.substring(Math.min(from, blank), blank).split("\r\n", MOST_FIELDS)) {
            int colon = line.indexOf(':');
            String field = colon < 0 ? "" : line.substring(0, colon).strip().toLowerCase(Locale.ROOT);
            if (field.equals("content-disposition")) {
                disposition = utf8(line.substring(colon + 1));
            } else if (field.equals("content-type")) {
                mediaType = line.substring(colon + 1).strip();
            }
        }
        String name = HeaderValue.parameter(disposition, "name");
        int begin = Math.min(blank + 4, to);
        ByteSlice content = new ByteSlice(body.array(), body.from() + begin, body.from() + to);
        parts.add(new ContentPart(name == null ? "" : name, HeaderValue.fileName(disposition), mediaType, content));
    }

    private static String utf8(String octets) {
        return new String(octets.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    }
}
