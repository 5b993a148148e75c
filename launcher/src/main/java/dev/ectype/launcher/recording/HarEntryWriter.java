package dev.ectype.launcher.recording;

import dev.ectype.runtime.json.JsonWriter;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes exchanges as entries of an HTTP Archive 1.2. */
final class HarEntryWriter {
    private static final String UNKNOWN = "HTTP/1.1";

    private HarEntryWriter() {}

    static void write(CapturedExchange exchange, JsonWriter out) {
        out.beginObject().name("startedDateTime").value(exchange.at());
        out.name("time").value(exchange.durationMs());
        request(exchange.request(), out.name("request"));
        response(exchange.reply(), exchange.fault(), out.name("response"));
        out.name("cache").beginObject().endObject();
        out.name("timings").beginObject().name("send").value(0).name("wait").value(exchange.durationMs());
        out.name("receive").value(0).endObject().endObject();
    }

    private static void request(RecordedRequest request, JsonWriter out) {
        out.beginObject().name("method").value(request.method()).name("url").value(request.url());
        out.name("httpVersion").value(UNKNOWN);
        headers(request.headers(), out);
        int query = request.url().indexOf('?');
        out.name("queryString").beginArray();
        for (String pair :
                query < 0 ? new String[0] : request.url().substring(query + 1).split("&")) {
            int equals = pair.indexOf('=');
            out.beginObject().name("name").value(QueryPairs.decoded(equals < 0 ? pair : pair.substring(0, equals)));
            out.name("value")
                    .value(equals < 0 ? "" : QueryPairs.decoded(pair.substring(equals + 1)))
                    .endObject();
        }
        out.endArray();
        if (!request.body().isEmpty()) {
            out.name("postData").beginObject();
            body(request.body(), request.headers(), out);
            out.endObject();
        }
        out.name("headersSize")
                .value(-1)
                .name("bodySize")
                .value(request.body().whole())
                .endObject();
    }

    private static void response(RecordedReply reply, @Nullable String fault, JsonWriter out) {
        String location = RecordedHeader.first(reply.headers(), "location");
        out.beginObject()
                .name("status")
                .value(reply.status())
                .name("statusText")
                .value("");
        out.name("httpVersion").value(UNKNOWN);
        headers(reply.headers(), out);
        out.name("content").beginObject().name("size").value(reply.body().whole());
        body(reply.body(), reply.headers(), out);
        out.endObject().name("redirectURL").value(location == null ? "" : location);
        out.name("headersSize").value(-1).name("bodySize").value(-1);
        if (fault != null) {
            out.name("_error").value(fault);
        }
        out.endObject();
    }

    private static void headers(List<RecordedHeader> headers, JsonWriter out) {
        out.name("cookies").beginArray().endArray().name("headers").beginArray();
        for (RecordedHeader each : headers) {
            out.beginObject()
                    .name("name")
                    .value(each.name())
                    .name("value")
                    .value(each.value())
                    .endObject();
        }
        out.endArray();
    }

    private static void body(RecordedBody body, List<RecordedHeader> headers, JsonWriter out) {
        String type = RecordedHeader.first(headers, "content-type");
        String text = body.text();
        out.name("mimeType").value(type == null ? "" : type);
        if (!body.isEmpty()) {
            out.name("text").value(text == null ? Base64.getEncoder().encodeToString(body.bytes()) : text);
        }
        if (text == null) {
            out.name("encoding").value("base64");
        }
        if (body.isCut()) {
            out.name("_length").value(body.whole());
        }
    }
}
