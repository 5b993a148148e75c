package dev.ectype.compiler.ingest.postman;

import dev.ectype.compiler.ingest.document.HeaderName;
import dev.ectype.compiler.ingest.observed.ExchangeSample.Parameter;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads the headers of requests and saved responses: a list of objects, or lines of text.
 *
 * @param sent the headers that the request sends, by names in lower case
 * @param named the headers that belong to the operation, also those that the request does not send
 */
record RequestHeaders(Map<String, String> sent, List<Parameter> named) {
    /** Headers of the connection or of the body, which are no parameters of an operation. */
    private static final List<String> GENERAL = List.of(
            "accept",
            "accept-encoding",
            "accept-language",
            "authorization",
            "cache-control",
            "connection",
            "content-length",
            "content-type",
            "cookie",
            "host",
            "origin",
            "postman-token",
            "referer",
            "user-agent",
            "x-requested-with");

    static RequestHeaders read(@Nullable JsonValue headers) {
        Map<String, String> sent = new LinkedHashMap<>();
        List<Parameter> named = new ArrayList<>();
        for (JsonObject header : list(headers)) {
            String name = JsonMembers.textOrEmpty(header, "key").strip();
            String value = JsonMembers.scalarOrEmpty(header.member("value"));
            if (!HeaderName.isValid(name)) {
                continue;
            }
            if (!JsonMembers.isDisabled(header) && !value.equals("*/*")) {
                sent.putIfAbsent(name.toLowerCase(Locale.ROOT), value);
            }
            if (!GENERAL.contains(name.toLowerCase(Locale.ROOT))) {
                named.add(new Parameter(name, value));
            }
        }
        return new RequestHeaders(sent, named);
    }

    private static List<JsonObject> list(@Nullable JsonValue headers) {
        if (headers instanceof JsonArray) {
            return JsonMembers.objects(JsonObject.EMPTY.with("header", headers), "header");
        }
        List<JsonObject> lines = new ArrayList<>();
        for (String line : headers instanceof JsonText text ? text.text().split("\\r?\\n") : new String[0]) {
            int colon = line.indexOf(':');
            if (colon > 0) {
                lines.add(JsonObject.builder()
                        .put("key", line.substring(0, colon).strip())
                        .put("value", line.substring(colon + 1).strip())
                        .build());
            }
        }
        return lines;
    }
}
