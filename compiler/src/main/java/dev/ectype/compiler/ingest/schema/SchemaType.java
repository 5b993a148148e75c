package dev.ectype.compiler.ingest.schema;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.ingest.document.DescriptionFindings;
import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.NullNode;
import dev.ectype.compiler.source.tree.ScalarNode;
import dev.ectype.compiler.source.tree.SourceNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Holds the kinds of values that a schema names.
 *
 * @param names the JSON Schema types without {@code null}, or empty without any
 * @param allowsNull true if {@code null} is among them
 */
record SchemaType(List<String> names, boolean allowsNull) {
    private static final List<String> OBJECT = List.of(
            "properties",
            "additionalProperties",
            "patternProperties",
            "propertyNames",
            "required",
            "minProperties",
            "maxProperties",
            "dependentRequired",
            "dependentSchemas");
    private static final List<String> ARRAY =
            List.of("items", "prefixItems", "contains", "minItems", "maxItems", "uniqueItems");
    private static final List<String> STRING =
            List.of("pattern", "minLength", "maxLength", "contentEncoding", "contentMediaType");
    private static final List<String> NUMBER =
            List.of("minimum", "maximum", "multipleOf", "exclusiveMinimum", "exclusiveMaximum");
    private static final List<String> NUMBER_FORMATS = List.of("float", "double", "decimal", "number");

    static SchemaType of(DescriptionObject schema, DescriptionFindings findings) {
        LocatedNode written = schema.place("type");
        List<String> names = new ArrayList<>();
        boolean allowsNull = false;
        for (LocatedNode place : written == null ? List.<LocatedNode>of() : all(written)) {
            String name = name(place.node());
            allowsNull |= "null".equals(name);
            String known = known(name);
            if (known != null && !names.contains(known)) {
                names.add(known);
            }
            if (!"null".equals(name) && !Objects.equals(known, name) && !"file".equals(name)) {
                report(place, name, known, findings);
            }
        }
        if (names.isEmpty() && !allowsNull) {
            String guessed = guessed(schema);
            return new SchemaType(guessed == null ? List.of() : List.of(guessed), false);
        }
        return new SchemaType(List.copyOf(names), allowsNull);
    }

    private static void report(
            LocatedNode place, @Nullable String name, @Nullable String known, DescriptionFindings findings) {
        if (name != null && known == null) {
            findings.report(
                    DiagnosticCode.UNKNOWN_TYPE,
                    place,
                    "there is no type `" + name + "`, so the schema allows any value",
                    "Write string, number, integer, boolean, array or object.");
        } else {
            findings.unexpected(place, "type", known == null ? "a JSON type" : "`" + known + "`");
        }
    }

    /** Returns whether the schema has the byte type of Swagger 2.0. */
    static boolean isFile(DescriptionObject schema) {
        LocatedNode written = schema.place("type");
        return written != null && "file".equals(name(written.node()));
    }

    /** Returns the only kind of value besides null, or null for none or several. */
    @Nullable
    String single() {
        return names.size() == 1 ? names.get(0) : null;
    }

    private static List<LocatedNode> all(LocatedNode written) {
        if (written.node() instanceof ArrayNode) {
            return written.elements();
        }
        return written.node() instanceof NullNode ? List.of() : List.of(written);
    }

    private static @Nullable String name(SourceNode node) {
        if (node instanceof NullNode) {
            return "null";
        }
        return node instanceof ScalarNode scalar ? scalar.text().strip().toLowerCase(Locale.ROOT) : null;
    }

    private static @Nullable String known(@Nullable String name) {
        if (name == null) {
            return null;
        }
        return switch (name) {
            case "object", "array", "string", "number", "integer", "boolean" -> name;
            case "file", "text", "str", "date", "datetime", "date-time", "uuid" -> "string";
            case "int", "int32", "int64", "long" -> "integer";
            case "float", "double", "decimal" -> "number";
            case "bool" -> "boolean";
            case "list" -> "array";
            case "map", "dict" -> "object";
            default -> null;
        };
    }

    private static @Nullable String guessed(DescriptionObject schema) {
        if (OBJECT.stream().anyMatch(schema::has)) {
            return "object";
        }
        if (ARRAY.stream().anyMatch(schema::has)) {
            return "array";
        }
        if (STRING.stream().anyMatch(schema::has)) {
            return "string";
        }
        return NUMBER.stream().anyMatch(schema::has) ? "number" : byFormat(schema);
    }

    private static @Nullable String byFormat(DescriptionObject schema) {
        if (!schema.has("format")) {
            return null;
        }
        String format = schema.text("format");
        if (format == null || format.isBlank()) {
            return null;
        }
        if (NUMBER_FORMATS.contains(format)) {
            return "number";
        }
        return format.startsWith("int") || format.startsWith("uint") ? "integer" : "string";
    }
}
