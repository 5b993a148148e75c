package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.tree.ObjectNode;
import graphql.GraphQLException;
import graphql.introspection.IntrospectionResultToSchema;
import graphql.language.Document;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Converts the result of an introspection query back to its schema. */
final class IntrospectionReader {
    private IntrospectionReader() {}

    /** Returns the declarations, or null if the result is incomplete. */
    static @Nullable Document document(SourceDocument file) {
        ObjectNode root = file.root() instanceof ObjectNode object ? object : null;
        ObjectNode data = root == null ? null : root.object("data");
        ObjectNode schema = data == null ? root : data;
        if (schema == null || !(plain(schema.toJson()) instanceof Map<?, ?> result)) {
            return null;
        }
        Map<String, Object> named = new LinkedHashMap<>();
        result.forEach((name, value) -> named.put(String.valueOf(name), value));
        try {
            return new IntrospectionResultToSchema().createSchemaDefinition(named);
        } catch (GraphQLException | ClassCastException | NullPointerException incomplete) {
            return null;
        }
    }

    private static @Nullable Object plain(JsonValue value) {
        if (value instanceof JsonObject object) {
            Map<String, @Nullable Object> members = new LinkedHashMap<>();
            object.members().forEach((name, member) -> members.put(name, plain(member)));
            return members;
        }
        if (value instanceof JsonArray array) {
            List<@Nullable Object> elements = new ArrayList<>();
            array.elements().forEach(element -> elements.add(plain(element)));
            return elements;
        }
        if (value instanceof JsonText text) {
            return text.text();
        }
        if (value instanceof JsonBoolean flag) {
            return flag.isTrue();
        }
        return value instanceof JsonNumber number ? number.decimal() : null;
    }
}
