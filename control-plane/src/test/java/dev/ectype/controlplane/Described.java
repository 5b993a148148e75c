package dev.ectype.controlplane;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads the OpenAPI description of a control plane. */
public final class Described {
    private static final SchemaRegistry SCHEMAS = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    private final JsonNode document;

    private Described(JsonNode document) {
        this.document = document;
    }

    public static Described by(ControlPlane plane) {
        return new Described(plane.nobody().get("/openapi.json").is(200).json());
    }

    public JsonNode document() {
        return document;
    }

    public List<Operation> operations() {
        List<Operation> operations = new ArrayList<>();
        for (Map.Entry<String, JsonNode> path : document.get("paths").properties()) {
            for (Map.Entry<String, JsonNode> operation : path.getValue().properties()) {
                operations.add(new Operation(
                        operation.getKey().toUpperCase(java.util.Locale.ROOT), path.getKey(), operation.getValue()));
            }
        }
        return operations;
    }

    public Operation operation(String method, String path) {
        return operations().stream()
                .filter(operation ->
                        operation.method().equals(method) && operation.path().equals(path))
                .findFirst()
                .orElse(null);
    }

    /** Returns the schema violations of a value. */
    public List<String> faults(JsonNode schema, JsonNode value) {
        ObjectNode whole = ((ObjectNode) schema).deepCopy();
        whole.set("components", document.get("components"));
        return SCHEMAS
                .getSchema(whole.toString())
                .validate(
                        value.toString(),
                        InputFormat.JSON,
                        context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)))
                .stream()
                .map(error -> error.getInstanceLocation() + " " + error.getMessage())
                .toList();
    }

    /** A part, or what it refers to. */
    public JsonNode whole(JsonNode part) {
        String reference = part.path("$ref").asString("");
        return reference.isEmpty() ? part : document.at(reference.substring(1));
    }

    /** One method of one path. */
    public record Operation(String method, String path, JsonNode node) {
        public String scope() {
            return node.path("x-required-scope").asString("");
        }

        public boolean isPublic() {
            return scope().equals("public");
        }

        /** Whether a key does not do. */
        public boolean needsSession() {
            return node.path("x-required-credential").asString("").equals("session");
        }

        /** The body that the description shows, or nothing where it takes no JSON. */
        public JsonNode body() {
            return node.at("/requestBody/content/application~1json/example");
        }

        public String name() {
            return method + " " + path;
        }
    }
}
