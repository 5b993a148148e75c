package dev.ectype.compiler.ingest.postman;

import dev.ectype.compiler.ingest.observed.BodyContent;
import dev.ectype.compiler.ingest.observed.ValueShape;
import dev.ectype.compiler.json.JsonObject;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the bodies of requests in all modes of Postman, and the bodies of saved responses. */
final class PostmanBodyReader {
    private static final String JSON = "application/json";

    private PostmanBodyReader() {}

    /**
     * Reads the body of a request.
     *
     * @param type the value of {@code Content-Type}, or null without one
     */
    static BodyContent request(JsonObject body, @Nullable String type, VariableScope scope) {
        if (JsonMembers.isDisabled(body)) {
            return BodyContent.NONE;
        }
        return switch (JsonMembers.textOrEmpty(body, "mode")) {
            case "raw" -> raw(body, type, scope);
            case "urlencoded" -> form(body, "urlencoded", "application/x-www-form-urlencoded");
            case "formdata" -> form(body, "formdata", "multipart/form-data");
            case "graphql" -> graphQl(JsonMembers.object(body, "graphql"), scope);
            case "file" -> BodyContent.opaque(type == null ? "application/octet-stream" : type);
            default -> BodyContent.NONE;
        };
    }

    private static BodyContent raw(JsonObject body, @Nullable String type, VariableScope scope) {
        String language =
                JsonMembers.textOrEmpty(JsonMembers.object(JsonMembers.object(body, "options"), "raw"), "language");
        String stated = switch (language) {
            case "json" -> JSON;
            case "xml" -> "application/xml";
            case "html" -> "text/html";
            case "javascript" -> "application/javascript";
            default -> null;
        };
        return text(JsonMembers.textOrEmpty(body, "raw"), type == null ? stated : type, scope);
    }

    /** Reads a text of a stated type, or of the type that it looks like. */
    static BodyContent text(String text, @Nullable String type, VariableScope scope) {
        if (text.isBlank()) {
            return BodyContent.NONE;
        }
        boolean isOther = type != null && !type.toLowerCase(Locale.ROOT).contains("json");
        BodyContent json = isOther ? null : JsonTemplate.read(type == null ? JSON : type, text, scope);
        if (json != null) {
            return json;
        }
        String sniffed = text.stripLeading().startsWith("<") ? "application/xml" : "text/plain";
        // Examples that are not JSON, whatever their header says, are texts.
        String media = isOther && type != null ? type : sniffed;
        return text.contains("{{") ? BodyContent.opaqueText(media) : BodyContent.of(media, text);
    }

    private static BodyContent form(JsonObject body, String mode, String type) {
        Map<String, ValueShape> fields = new LinkedHashMap<>();
        for (JsonObject field : JsonMembers.objects(body, mode)) {
            String name = JsonMembers.textOrEmpty(field, "key");
            if (!name.isEmpty()) {
                boolean isFile = "file".equals(JsonMembers.text(field, "type"));
                fields.put(name, ValueShape.text(isFile ? "binary" : null));
            }
        }
        return fields.isEmpty() ? BodyContent.NONE : BodyContent.shaped(type, new ValueShape.ObjectShape(fields));
    }

    /** Reads a GraphQL request: a document and its variables, which are JSON in a string. */
    private static BodyContent graphQl(JsonObject request, VariableScope scope) {
        Map<String, ValueShape> members = new LinkedHashMap<>();
        members.put("query", ValueShape.text(null));
        String variables = JsonMembers.textOrEmpty(request, "variables");
        BodyContent read = JsonTemplate.read(JSON, variables, scope);
        members.put("variables", new ValueShape.ObjectShape(Collections.emptyMap()));
        if (read != null && read.json() instanceof JsonObject exact) {
            members.put("variables", ValueShape.of(exact));
        } else if (read != null && read.shape() instanceof ValueShape.ObjectShape shape) {
            members.put("variables", shape);
        }
        return BodyContent.shaped(JSON, new ValueShape.ObjectShape(members));
    }
}
