package dev.ectype.compiler.ingest.traffic;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ingest.observed.BodyContent;
import dev.ectype.compiler.ingest.observed.ExchangeSample;
import dev.ectype.compiler.ingest.observed.ExchangeSample.Parameter;
import dev.ectype.compiler.ingest.observed.OperationNotes;
import dev.ectype.compiler.ingest.observed.RequestUrl;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Reads exchanges from recording lines and HTTP Archive entries. It returns null for exchanges without information
 * about an API.
 */
final class ExchangeReader {
    /** The emulator itself answers TRACE. */
    private static final List<String> METHODS = List.of("GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH");

    private static final int LEAST_STATUS = 200;
    private static final int MOST_STATUS = 599;

    private ExchangeReader() {}

    /** Reads a line of a recording. */
    static @Nullable ExchangeSample line(JsonObject line, SourceLocation location) {
        Map<String, String> requestHeaders = headers(line.member("requestHeaders"));
        Map<String, String> responseHeaders = headers(line.member("responseHeaders"));
        return sample(
                text(line, "method"),
                text(line, "url"),
                requestHeaders,
                recordedBody(line.member("requestBody"), requestHeaders),
                status(line),
                responseHeaders,
                recordedBody(line.member("responseBody"), responseHeaders),
                location);
    }

    /** Reads an entry of an HTTP Archive. */
    static @Nullable ExchangeSample entry(JsonObject entry, SourceLocation location) {
        if (!(entry.member("request") instanceof JsonObject request)) {
            return null;
        }
        JsonObject responseObject =
                entry.member("response") instanceof JsonObject response ? response : JsonObject.EMPTY;
        Map<String, String> requestHeaders = headers(request.member("headers"));
        Map<String, String> responseHeaders = headers(responseObject.member("headers"));
        return sample(
                text(request, "method"),
                text(request, "url"),
                requestHeaders,
                posted(request.member("postData"), requestHeaders),
                status(responseObject),
                responseHeaders,
                content(responseObject.member("content"), responseHeaders),
                location);
    }

    private static @Nullable ExchangeSample sample(
            @Nullable String method,
            @Nullable String url,
            Map<String, String> sentHeaders,
            BodyContent requestHeaders,
            int status,
            Map<String, String> headers,
            BodyContent responseBody,
            SourceLocation location) {
        String verb = method == null ? "" : method.toUpperCase(Locale.ROOT);
        RequestUrl address = url == null ? null : RequestUrl.parse(url);
        if (address == null
                || !METHODS.contains(verb)
                || status != 0 && status < LEAST_STATUS
                || status > MOST_STATUS) {
            return null;
        }
        return new ExchangeSample(
                verb,
                address.origin(),
                address.segments(),
                address.query(),
                sentHeaders,
                requestHeaders,
                status,
                headers,
                responseBody,
                OperationNotes.NONE,
                location);
    }

    private static int status(JsonObject response) {
        OptionalLong status =
                response.member("status") instanceof JsonNumber number ? number.whole() : OptionalLong.empty();
        return (int) Math.min(Integer.MAX_VALUE, Math.max(0, status.orElse(0)));
    }

    private static @Nullable String text(JsonObject object, String member) {
        return object.member(member) instanceof JsonText text ? text.text() : null;
    }

    private static String text(JsonObject object, String member, String fallback) {
        String text = text(object, member);
        return text == null ? fallback : text;
    }

    /** Returns the name of a request header whose value is no text, or a list of texts, or null. */
    static @Nullable String malformedHeader(JsonObject line) {
        if (line.member("requestHeaders") instanceof JsonObject headers) {
            for (Map.Entry<String, JsonValue> header : headers.members().entrySet()) {
                List<JsonValue> values = header.getValue() instanceof JsonArray several
                        ? several.elements()
                        : List.of(header.getValue());
                if (!values.stream()
                        .allMatch(value -> value instanceof JsonText text
                                && text.text().chars().noneMatch(each -> each < ' ' && each != '\t'))) {
                    return header.getKey();
                }
            }
        }
        return null;
    }

    private static Map<String, String> headers(@Nullable JsonValue value) {
        Map<String, String> headers = new LinkedHashMap<>();
        if (value instanceof JsonObject object) {
            object.members().forEach((name, each) -> header(headers, name, each));
        } else if (value instanceof JsonArray array) {
            for (JsonValue each : array.elements()) {
                if (each instanceof JsonObject pair) {
                    header(headers, text(pair, "name"), pair.member("value"));
                }
            }
        }
        return headers;
    }

    private static void header(Map<String, String> headers, @Nullable String name, @Nullable JsonValue value) {
        JsonValue first =
                value instanceof JsonArray several && !several.elements().isEmpty()
                        ? several.elements().get(0)
                        : value;
        if (name != null && first instanceof JsonText text) {
            headers.putIfAbsent(name.toLowerCase(Locale.ROOT), text.text());
        }
    }

    /** Reads the body of a recording line: a text, bytes, or a truncated part of either. */
    private static BodyContent recordedBody(@Nullable JsonValue body, Map<String, String> headers) {
        String type = headers.getOrDefault("content-type", "");
        if (body instanceof JsonText text) {
            return BodyContent.of(type, text.text());
        }
        if (!(body instanceof JsonObject object)) {
            return BodyContent.NONE;
        }
        String base64 = text(object, "base64");
        return object.member("length") != null || base64 == null
                ? BodyContent.opaque(type)
                : decoded(type, headers.getOrDefault("content-encoding", ""), base64);
    }

    private static BodyContent posted(@Nullable JsonValue body, Map<String, String> headers) {
        if (!(body instanceof JsonObject object)) {
            return BodyContent.NONE;
        }
        String type = text(object, "mimeType", headers.getOrDefault("content-type", ""));
        if (text(object, "text", "").isEmpty()
                && object.member("params") instanceof JsonArray parameters
                && !parameters.elements().isEmpty()) {
            return BodyContent.form(type, parameters(parameters));
        }
        return archived(object, type, "");
    }

    private static List<Parameter> parameters(JsonArray array) {
        List<Parameter> parameters = new ArrayList<>();
        for (JsonValue each : array.elements()) {
            if (each instanceof JsonObject pair && text(pair, "name") != null) {
                parameters.add(new Parameter(text(pair, "name", ""), text(pair, "value", "")));
            }
        }
        return parameters;
    }

    private static BodyContent content(@Nullable JsonValue body, Map<String, String> headers) {
        if (!(body instanceof JsonObject object)) {
            return BodyContent.NONE;
        }
        String type = text(object, "mimeType", "");
        return archived(
                object,
                type.isEmpty() ? headers.getOrDefault("content-type", "") : type,
                headers.getOrDefault("content-encoding", ""));
    }

    /**
     * Reads the body of an archive entry. Archives store decompressed bodies regardless of the headers; some store
     * compressed chunks.
     */
    private static BodyContent archived(JsonObject body, String type, String coding) {
        String text = text(body, "text", "");
        if (text.isEmpty()) {
            boolean isLost = body.member("size") instanceof JsonNumber size
                    && size.decimal().signum() > 0;
            return isLost ? BodyContent.opaque(type) : BodyContent.NONE;
        }
        byte[] packed = coding.isEmpty() ? null : PackedBodyDecoder.of(text);
        if (packed != null) {
            return BodyContent.of(type, "gzip", packed);
        }
        return text(body, "encoding", "").equals("base64") ? decoded(type, "", text) : BodyContent.of(type, text);
    }

    private static BodyContent decoded(String type, String coding, String base64) {
        try {
            return BodyContent.of(type, coding, Base64.getMimeDecoder().decode(base64));
        } catch (IllegalArgumentException malformed) {
            return BodyContent.opaque(type);
        }
    }
}
