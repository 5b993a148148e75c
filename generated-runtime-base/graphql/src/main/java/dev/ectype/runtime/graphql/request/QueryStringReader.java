package dev.ectype.runtime.graphql.request;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads a GraphQL request from a URL's query string. */
public final class QueryStringReader {
    private QueryStringReader() {}

    public static GraphQlRequest read(String query) {
        Map<String, String> parameters = new LinkedHashMap<>();
        for (String pair : query.split("&")) {
            int equals = pair.indexOf('=');
            if (equals > 0) {
                parameters.putIfAbsent(decoded(pair.substring(0, equals)), decoded(pair.substring(equals + 1)));
            }
        }
        String document = parameters.get("query");
        if (document == null) {
            throw new GraphQlRequest.UnreadableRequest("the request has no `query`");
        }
        String name = parameters.get("operationName");
        return new GraphQlRequest(
                document,
                name == null || name.isEmpty() ? null : name,
                GraphQlRequest.map("variables", json(parameters.get("variables"))),
                GraphQlRequest.map("extensions", json(parameters.get("extensions"))));
    }

    private static @Nullable Document json(@Nullable String text) {
        return text == null || text.isEmpty()
                ? null
                : Json.parse(text.getBytes(StandardCharsets.UTF_8), JsonLimits.REQUEST);
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            throw new GraphQlRequest.UnreadableRequest("\"" + text + "\" is not percent-encoded");
        }
    }
}
