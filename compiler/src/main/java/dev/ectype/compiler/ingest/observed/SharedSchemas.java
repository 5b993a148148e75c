package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.noun.Nouns;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Names the object schemas that several responses of a derived description share, because operations that return one type work on
 * one resource. Examples of values do not count.
 */
final class SharedSchemas {
    private static final int LEAST_PROPERTIES = 2;

    /** The places of each schema in canonical form. */
    private final Map<String, Integer> uses = new LinkedHashMap<>();

    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, JsonValue> schemas = new LinkedHashMap<>();

    private SharedSchemas() {}

    /** Returns the description with named schemas. */
    static JsonObject name(JsonObject description) {
        SharedSchemas shared = new SharedSchemas();
        JsonObject counted = shared.responses(object(description, "paths"), false);
        JsonObject named = shared.responses(counted, true);
        if (shared.schemas.isEmpty()) {
            return description;
        }
        return description
                .with("paths", named)
                .with("components", object(description, "components").with("schemas", new JsonObject(shared.schemas)));
    }

    private static JsonObject object(JsonObject holder, String member) {
        return holder.member(member) instanceof JsonObject object ? object : JsonObject.EMPTY;
    }

    /** Visits the schemas of all successful responses: counts them, or replaces those with several uses. */
    private JsonObject responses(JsonObject paths, boolean replaces) {
        Map<String, JsonValue> items = new LinkedHashMap<>();
        paths.members().forEach((path, item) -> {
            Map<String, JsonValue> methods = new LinkedHashMap<>();
            ((JsonObject) item)
                    .members()
                    .forEach((method, operation) ->
                            methods.put(method, operation((JsonObject) operation, noun(path), replaces)));
            items.put(path, new JsonObject(methods));
        });
        return new JsonObject(items);
    }

    private JsonObject operation(JsonObject operation, String noun, boolean replaces) {
        Map<String, JsonValue> changed = new LinkedHashMap<>();
        object(operation, "responses").members().forEach((status, response) -> {
            boolean isSuccess = status.startsWith("2")
                    && response instanceof JsonObject stated
                    && stated.member("content") instanceof JsonObject;
            changed.put(status, isSuccess ? response((JsonObject) response, noun, replaces) : response);
        });
        return operation.with("responses", new JsonObject(changed));
    }

    private JsonObject response(JsonObject response, String noun, boolean replaces) {
        Map<String, JsonValue> media = new LinkedHashMap<>();
        object(response, "content")
                .members()
                .forEach((type, medium) -> media.put(
                        type,
                        medium instanceof JsonObject stated && stated.member("schema") instanceof JsonObject schema
                                ? stated.with("schema", schema(schema, noun, replaces))
                                : medium));
        return response.with("content", new JsonObject(media));
    }

    private JsonObject schema(JsonObject schema, String noun, boolean replaces) {
        String form = JsonPrinter.compact(withoutExamples(schema));
        boolean isObject = schema.member("properties") instanceof JsonObject properties
                && properties.members().size() >= LEAST_PROPERTIES;
        if (isObject && !replaces) {
            uses.merge(form, 1, Integer::sum);
        }
        if (isObject && replaces && uses.getOrDefault(form, 0) > 1) {
            String name = names.computeIfAbsent(form, first -> free(noun));
            schemas.putIfAbsent(name, schema);
            return JsonObject.builder()
                    .put("$ref", "#/components/schemas/" + name)
                    .build();
        }
        JsonObject changed = schema;
        if (schema.member("items") instanceof JsonObject items) {
            changed = changed.with("items", schema(items, Nouns.singular(noun), replaces));
        }
        if (schema.member("properties") instanceof JsonObject properties) {
            Map<String, JsonValue> members = new LinkedHashMap<>();
            properties
                    .members()
                    .forEach((name, member) -> members.put(
                            name,
                            member instanceof JsonObject inner ? schema(inner, noun(name, noun), replaces) : member));
            changed = changed.with("properties", new JsonObject(members));
        }
        return changed;
    }

    private static String noun(String member, String outer) {
        return List.of("data", "result", "results", "item", "items", "payload").contains(member) ? outer : member;
    }

    /** Returns the noun of a path: the last word that is no variable. */
    private static String noun(String path) {
        String noun = "item";
        for (String part : path.split("/")) {
            noun = part.isEmpty() || part.startsWith("{") ? noun : part;
        }
        return Nouns.singular(noun);
    }

    private String free(String noun) {
        StringBuilder name = new StringBuilder();
        for (String word : Nouns.singular(noun).split("[^A-Za-z0-9]+")) {
            if (!word.isEmpty()) {
                name.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
            }
        }
        String base = name.isEmpty() ? "Item" : name.toString();
        String free = base;
        for (int more = 2; schemas.containsKey(free); more++) {
            free = base + more;
        }
        return free;
    }

    private static JsonValue withoutExamples(JsonValue value) {
        if (value instanceof JsonArray array) {
            return new JsonArray(array.elements().stream()
                    .map(SharedSchemas::withoutExamples)
                    .toList());
        }
        if (!(value instanceof JsonObject object)) {
            return value;
        }
        Map<String, JsonValue> members = new LinkedHashMap<>();
        object.members().forEach((name, member) -> {
            boolean isExample = name.equals("example") && object.member("type") instanceof JsonText;
            if (!isExample) {
                members.put(name, withoutExamples(member));
            }
        });
        return new JsonObject(members);
    }
}
