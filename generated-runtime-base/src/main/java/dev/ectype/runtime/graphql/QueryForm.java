package dev.ectype.runtime.graphql;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads what the query of an address asks. */
final class QueryForm {
    private QueryForm() {}

    static Asked asked(String query) {
        Map<String, String> told = new LinkedHashMap<>();
        for (String pair : query.split("&")) {
            int equals = pair.indexOf('=');
            if (equals > 0) {
                told.putIfAbsent(decoded(pair.substring(0, equals)), decoded(pair.substring(equals + 1)));
            }
        }
        String document = told.get("query");
        if (document == null) {
            throw new Asked.Unreadable("the request has no `query`");
        }
        String name = told.get("operationName");
        return new Asked(
                document,
                name == null || name.isEmpty() ? null : name,
                Asked.map("variables", json(told.get("variables"))),
                Asked.map("extensions", json(told.get("extensions"))));
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
            throw new Asked.Unreadable("\"" + text + "\" is not percent-encoded");
        }
    }
}
