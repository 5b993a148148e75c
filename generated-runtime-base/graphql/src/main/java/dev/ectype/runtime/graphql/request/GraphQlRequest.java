package dev.ectype.runtime.graphql.request;

import dev.ectype.runtime.json.Document;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Represents a GraphQL request: query, operation name, variables and extensions. */
public record GraphQlRequest(
        String query, @Nullable String operationName, Map<String, Object> variables, Map<String, Object> extensions) {

    /** Reports an unreadable request and the reason. */
    public static final class UnreadableRequest extends RuntimeException {
        private static final long serialVersionUID = 1;

        public UnreadableRequest(String message) {
            super(message, null, false, false);
        }
    }

    /** Reads the JSON form of a request. */
    public static GraphQlRequest of(Document document, QueryTexts texts) {
        if (!document.isObject()) {
            throw new UnreadableRequest("a request must be an object with a `query`, but was " + kind(document));
        }
        return new GraphQlRequest(
                query(document.member("query"), texts),
                name(document.member("operationName")),
                map("variables", document.member("variables")),
                map("extensions", document.member("extensions")));
    }

    private static String query(@Nullable Document query, QueryTexts texts) {
        if (query == null || query.isNull()) {
            throw new UnreadableRequest("the request has no `query`");
        }
        if (!query.isString()) {
            throw new UnreadableRequest("`query` must be a string, but was " + kind(query));
        }
        return texts.text(query);
    }

    private static @Nullable String name(@Nullable Document name) {
        if (name == null || name.isNull()) {
            return null;
        }
        if (!name.isString()) {
            throw new UnreadableRequest("`operationName` must be a string, but was " + kind(name));
        }
        return name.text();
    }

    static Map<String, Object> map(String what, @Nullable Document map) {
        if (map == null || map.isNull()) {
            return new LinkedHashMap<>();
        }
        if (!map.isObject()) {
            throw new UnreadableRequest("`" + what + "` must be an object, but was " + kind(map));
        }
        return DocumentConverter.map(map);
    }

    private static String kind(Document document) {
        return document.isArray() ? "a list" : document.isString() ? "a text" : document.literal();
    }
}
