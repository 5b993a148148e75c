package dev.ectype.launcher.recording;

import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberName;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;

/** Writes exchanges as lines of JSON. */
public final class ExchangeLineWriter {
    private static final byte[] START = "{\"seq\":".getBytes(StandardCharsets.US_ASCII);
    private static final MemberName AT = MemberName.of("at");
    private static final MemberName METHOD = MemberName.of("method");
    private static final MemberName URL = MemberName.of("url");
    private static final MemberName REQUEST_HEADERS = MemberName.of("requestHeaders");
    private static final MemberName REQUEST_BODY = MemberName.of("requestBody");
    private static final MemberName STATUS = MemberName.of("status");
    private static final MemberName RESPONSE_HEADERS = MemberName.of("responseHeaders");
    private static final MemberName RESPONSE_BODY = MemberName.of("responseBody");
    private static final MemberName DURATION_MS = MemberName.of("durationMs");
    private static final MemberName FAULT = MemberName.of("fault");

    private ExchangeLineWriter() {}

    /** Appends the line with its line end. */
    public static void write(CapturedExchange exchange, JsonWriter out) {
        number(exchange.seq(), out);
        writeUnnumbered(exchange, out);
    }

    /** Appends the beginning of a line with the exchange number. */
    static void number(long seq, JsonWriter out) {
        byte[] digits = Long.toString(seq).getBytes(StandardCharsets.US_ASCII);
        out.verbatim(START, 0, START.length).verbatim(digits, 0, digits.length);
    }

    /** Appends the rest of a line after the number, with separator and line end. */
    static void writeUnnumbered(CapturedExchange exchange, JsonWriter out) {
        RecordedRequest request = exchange.request();
        RecordedReply reply = exchange.reply();
        out.name(AT).value(exchange.at());
        out.name(METHOD).value(request.method()).name(URL).value(request.url());
        headers(out.name(REQUEST_HEADERS), request.headers());
        body(out.name(REQUEST_BODY), request.body());
        out.name(STATUS).value(reply.status());
        headers(out.name(RESPONSE_HEADERS), reply.headers());
        body(out.name(RESPONSE_BODY), reply.body());
        out.name(DURATION_MS).value(exchange.durationMs());
        if (exchange.fault() != null) {
            out.name(FAULT).value(exchange.fault());
        }
        out.endObject().endLine();
    }

    private static void headers(JsonWriter out, List<RecordedHeader> headers) {
        out.beginObject();
        for (int at = 0; at < headers.size(); at++) {
            RecordedHeader header = headers.get(at);
            int times = times(headers, header.name(), 0);
            if (times == 1) {
                out.name(header.name()).value(header.value());
            } else if (times(headers, header.name(), at) == times) {
                repeated(out.name(header.name()), headers, header.name());
            }
        }
        out.endObject();
    }

    private static void repeated(JsonWriter out, List<RecordedHeader> headers, String name) {
        out.beginArray();
        for (RecordedHeader header : headers) {
            if (header.name().equals(name)) {
                out.value(header.value());
            }
        }
        out.endArray();
    }

    private static int times(List<RecordedHeader> headers, String name, int from) {
        int times = 0;
        for (int at = from; at < headers.size(); at++) {
            times += headers.get(at).name().equals(name) ? 1 : 0;
        }
        return times;
    }

    private static void body(JsonWriter out, RecordedBody body) {
        if (body.isEmpty()) {
            out.nullValue();
            return;
        }
        if (body.isText() && !body.isCut()) {
            out.text(body.bytes(), 0, body.bytes().length);
            return;
        }
        String text = body.text();
        out.beginObject();
        if (text == null) {
            out.name("base64").value(Base64.getEncoder().encodeToString(body.bytes()));
        } else {
            out.name("text").value(text);
        }
        if (body.isCut()) {
            out.name("length").value(body.whole());
        }
        out.endObject();
    }
}
