package dev.ectype.controlplane.docs;

import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;

/** Builds examples of bodies from the examples of their members: required members, and all others with an example. */
final class ExampleMaker {
    private static final int DEEPEST = 12;
    private static final String JSON = "application/json";
    /** The schema describes one line. */
    private static final String LINES = "application/x-ndjson";

    private static final JsonMapper READER = JsonMapper.shared();

    private final ObjectNode schemas;
    private boolean whole = true;

    ExampleMaker(ObjectNode schemas) {
        this.schemas = schemas;
    }

    void addTo(ObjectNode description) {
        for (JsonNode path : description.path("paths")) {
            for (JsonNode operation : path) {
                show(operation.path("requestBody"));
                for (Map.Entry<String, JsonNode> response :
                        operation.path("responses").properties()) {
                    // Only the operation that creates a secret returns it.
                    whole = response.getKey().equals("201");
                    show(response.getValue());
                }
                whole = true;
            }
        }
    }

    private void show(JsonNode body) {
        for (Map.Entry<String, JsonNode> media : body.path("content").properties()) {
            ObjectNode described = (ObjectNode) media.getValue();
            if ((media.getKey().equals(JSON) || media.getKey().equals(LINES))
                    && !described.has("example")
                    && !described.has("examples")) {
                JsonNode example = of(described.path("schema"), 0);
                if (!example.isMissingNode()) {
                    described.set("example", example);
                }
            }
        }
    }

    private JsonNode of(JsonNode schema, int depth) {
        String reference = schema.path("$ref").asString("");
        if (depth > DEEPEST) {
            return MissingNode.getInstance();
        } else if (schema.has("example")) {
            return typed(schema.get("example"), schema);
        } else if (!reference.isEmpty()) {
            return of(schemas.path(reference.substring(reference.lastIndexOf('/') + 1)), depth + 1);
        } else if (schema.has("anyOf")) {
            return of(schema.get("anyOf").path(0), depth + 1);
        } else if (schema.has("default")) {
            return schema.get("default");
        } else if (schema.has("enum")) {
            return schema.get("enum").get(0);
        }
        return byType(schema, depth);
    }

    private JsonNode byType(JsonNode schema, int depth) {
        if (schema.has("items")) {
            ArrayNode array = JsonNodeFactory.instance.arrayNode();
            JsonNode item = of(schema.get("items"), depth + 1);
            return item.isMissingNode() ? array : array.add(item);
        } else if (schema.has("properties")) {
            return members(schema, depth);
        } else if (is(schema, "object")) {
            return JsonNodeFactory.instance.objectNode();
        } else if (is(schema, "boolean")) {
            return JsonNodeFactory.instance.booleanNode(true);
        }
        return MissingNode.getInstance();
    }

    private ObjectNode members(JsonNode schema, int depth) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        for (Map.Entry<String, JsonNode> member : schema.get("properties").properties()) {
            JsonNode value = whole || requires(schema, member.getKey())
                    ? of(member.getValue(), depth + 1)
                    : MissingNode.getInstance();
            if (!value.isMissingNode()) {
                object.set(member.getKey(), value);
            } else if (is(member.getValue(), "null") && requires(schema, member.getKey())) {
                object.putNull(member.getKey());
            }
        }
        return object;
    }

    private static boolean requires(JsonNode schema, String member) {
        return contains(schema.path("required"), member);
    }

    private static boolean is(JsonNode schema, String type) {
        return schema.path("type").asString("").equals(type) || contains(schema.path("type"), type);
    }

    private static boolean contains(JsonNode array, String text) {
        for (JsonNode entry : array) {
            if (entry.asString("").equals(text)) {
                return true;
            }
        }
        return false;
    }

    /** Parses an example, which annotations contain as a string for every type. */
    private static JsonNode typed(JsonNode example, JsonNode schema) {
        if (!example.isString() || is(schema, "string")) {
            return example;
        }
        try {
            return READER.readTree(example.asString());
        } catch (JacksonException text) {
            return example;
        }
    }
}
