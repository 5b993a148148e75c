package dev.ectype.launcher.recording;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.MalformedJson;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads exchanges from lines of JSON. */
final class ExchangeParser {
    private static final JsonLimits LIMITS = new JsonLimits(32, RecordingReader.LONGEST_LINE, 100_000, false);
    private static final int MOST_HEADERS = 10_000;

    private final String place;
    private final Document read;

    private ExchangeParser(String place, Document read) {
        this.place = place;
        this.read = read;
    }

    static CapturedExchange parse(byte[] bytes, int from, int to, String place) {
        Document read;
        try {
            read = Json.parse(bytes, from, to, LIMITS);
        } catch (MalformedJson malformed) {
            throw new BadRecording(
                    place,
                    "it is not JSON: at byte " + (malformed.offset() - from) + " expected " + malformed.expected()
                            + ", found " + malformed.found());
        }
        if (!read.isObject()) {
            throw new BadRecording(place, "it is not an exchange: expected an object");
        }
        return new ExchangeParser(place, read).exchange();
    }

    private CapturedExchange exchange() {
        Document at = read.member("at");
        Document fault = read.member("fault");
        return new CapturedExchange(
                number("seq", 0, Long.MAX_VALUE),
                at != null && at.isString() ? at.text() : "",
                new RecordedRequest(method(), url(), requestHeaders(), body("requestBody")),
                new RecordedReply((int) number("status", 0, 999), headers("responseHeaders"), body("responseBody")),
                read.member("durationMs") == null ? 0 : number("durationMs", 0, Long.MAX_VALUE),
                fault != null && fault.isString() ? fault.text() : null);
    }

    private BadRecording bad(String member, String expected) {
        Document found = read.member(member);
        return new BadRecording(
                place,
                "\"" + member + "\" must be " + expected
                        + (found == null ? ", but it is missing" : ", but it is " + quoted(found)));
    }

    private static String quoted(Document found) {
        String text = found.length() > 60 ? "of another type" : found.toString();
        return found.isObject() || found.isArray() ? "of another type" : text;
    }

    private String text(String member, String expected) {
        Document found = read.member(member);
        if (found == null || !found.isString()) {
            throw bad(member, expected);
        }
        return found.text();
    }

    private String method() {
        String method = text("method", "a method such as \"GET\"");
        if (!method.matches("[!#$%&'*+.^_`|~0-9A-Za-z-]{1,64}")) {
            throw bad("method", "a method such as \"GET\"");
        }
        return method;
    }

    private String url() {
        String url = text("url", "an HTTP URL");
        if (!url.matches("(?is)(https?|wss?)://[^/?#].*")) {
            throw bad("url", "an HTTP URL");
        }
        return url;
    }

    private long number(String member, long least, long most) {
        Document found = read.member(member);
        if (found == null || !found.isNumber() || !found.isLong()) {
            throw bad(member, "an integer");
        }
        long number = found.longValue();
        if (number < least || number > most) {
            throw bad(member, "an integer from " + least + " to " + most);
        }
        return number;
    }

    /** Returns the header fields of the request, which can be sent again. */
    private List<RecordedHeader> requestHeaders() {
        return RecordedHeader.requireValid(headers("requestHeaders"), () -> place);
    }

    private List<RecordedHeader> headers(String member) {
        Document found = read.member(member);
        List<RecordedHeader> headers = new ArrayList<>();
        if (found == null || found.isNull()) {
            return headers;
        }
        if (!found.isObject() || found.size() > MOST_HEADERS) {
            throw bad(member, "an object of strings");
        }
        for (JsonMember each : found.members()) {
            Iterable<Document> values = each.value().isArray() ? each.value().elements() : List.of(each.value());
            for (Document value : values) {
                if (!value.isString() || headers.size() > MOST_HEADERS) {
                    throw bad(member, "an object of strings");
                }
                headers.add(new RecordedHeader(each.name(), value.text()));
            }
        }
        return headers;
    }

    private RecordedBody body(String member) {
        Document found = read.member(member);
        if (found == null || found.isNull()) {
            return RecordedBody.NONE;
        }
        if (found.isString()) {
            return RecordedBody.of(utf8(found.text()));
        }
        Document text = found.isObject() ? found.member("text") : null;
        Document base64 = found.isObject() ? found.member("base64") : null;
        byte[] bytes = text != null && text.isString() ? utf8(text.text()) : base64 == null ? null : decoded(base64);
        if (bytes == null) {
            throw bad(member, "a string, an object with \"base64\", or null");
        }
        Document length = found.member("length");
        return RecordedBody.cut(bytes, length != null && length.isLong() ? length.longValue() : bytes.length);
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte @Nullable [] decoded(Document base64) {
        try {
            return base64.isString() ? Base64.getDecoder().decode(base64.text()) : null;
        } catch (IllegalArgumentException malformed) {
            return null;
        }
    }
}
