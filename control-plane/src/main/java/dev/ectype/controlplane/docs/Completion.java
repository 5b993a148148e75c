package dev.ectype.controlplane.docs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Completes a description: request schemas, nullability, examples and order. */
final class Completion {
    private static final String REFERENCE = "#/components/schemas/";

    private final ObjectNode description;
    private final ObjectNode schemas;

    Completion(ObjectNode description) {
        this.description = description;
        this.schemas = (ObjectNode) description.path("components").path("schemas");
    }

    void run() {
        operations().forEach(Completion::closeOrOpen);
        bodies().forEach(this::rejectUnknownMembers);
        anchor(schemas);
        schemas.forEach(schema -> nullable((ObjectNode) schema));
        new ExampleMaker(schemas).addTo(description);
        sort((ObjectNode) description.get("paths"));
        sort(schemas);
        sortByName((ArrayNode) description.get("tags"));
    }

    private List<ObjectNode> operations() {
        List<ObjectNode> operations = new ArrayList<>();
        description.path("paths").forEach(path -> path.forEach(operation -> operations.add((ObjectNode) operation)));
        return operations;
    }

    /** Removes the security requirement of public routes. All others accept the global credentials. */
    private static void closeOrOpen(ObjectNode operation) {
        if (operation.path(DescribeOperations.SCOPE).asString().equals(DescribeOperations.PUBLIC)) {
            operation.putArray("security");
        }
    }

    /** Returns the schemas of request bodies. */
    private Set<String> bodies() {
        Deque<JsonNode> open = new ArrayDeque<>();
        operations().forEach(operation -> open.add(operation.path("requestBody")));
        Set<String> names = new LinkedHashSet<>();
        while (!open.isEmpty()) {
            JsonNode at = open.remove();
            String reference = at.path("$ref").asString("");
            String name = reference.startsWith(REFERENCE) ? reference.substring(REFERENCE.length()) : "";
            if (schemas.has(name) && names.add(name)) {
                open.add(schemas.get(name));
            }
            at.forEach(open::add);
        }
        return names;
    }

    /** Makes nullable members optional and rejects unknown members. */
    private void rejectUnknownMembers(String name) {
        ObjectNode schema = (ObjectNode) schemas.get(name);
        if (!schema.has("properties")) {
            return;
        }
        schema.put("additionalProperties", false);
        List<String> optional = texts(schema.path(DescribeRecords.NULLABLE));
        List<String> required = texts(schema.path("required"));
        required.removeAll(optional);
        schema.remove("required");
        if (!required.isEmpty()) {
            required.forEach(schema.putArray("required")::add);
        }
    }

    private static void nullable(ObjectNode schema) {
        ObjectNode members = (ObjectNode) schema.get("properties");
        for (String name : texts(schema.path(DescribeRecords.NULLABLE))) {
            members.set(name, orNull((ObjectNode) members.get(name)));
        }
        schema.remove(DescribeRecords.NULLABLE);
    }

    /** Anchors patterns, because JSON Schema matches substrings while validation matches the whole text. */
    private static void anchor(JsonNode node) {
        if (node instanceof ObjectNode object && object.path("pattern").isString()) {
            String pattern = object.get("pattern").asString();
            if (!pattern.startsWith("^") || !pattern.endsWith("$")) {
                object.put("pattern", "^(?:" + pattern + ")$");
            }
        }
        node.forEach(Completion::anchor);
    }

    private static ObjectNode orNull(ObjectNode member) {
        if (member.has("$ref")) {
            ObjectNode either = member.objectNode();
            ArrayNode choices = either.putArray("anyOf");
            choices.addObject().set("$ref", member.remove("$ref"));
            choices.addObject().put("type", "null");
            return either.setAll(member);
        }
        if (member.path("type").isString()) {
            String type = member.get("type").asString();
            member.putArray("type").add(type).add("null");
        }
        if (member.has("enum")) {
            ((ArrayNode) member.get("enum")).addNull();
        }
        return member;
    }

    private static void sort(ObjectNode object) {
        for (String name : new TreeSet<>(object.propertyNames())) {
            object.set(name, object.remove(name));
        }
    }

    private static void sortByName(ArrayNode array) {
        List<JsonNode> sorted = new ArrayList<>();
        array.forEach(sorted::add);
        sorted.sort(Comparator.comparing(entry -> entry.path("name").asString()));
        array.removeAll().addAll(sorted);
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(text -> texts.add(text.asString()));
        return texts;
    }
}
