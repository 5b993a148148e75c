package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.ir.Notes;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.source.ArrayNode;
import dev.ectype.compiler.source.Located;
import dev.ectype.compiler.source.Node;
import dev.ectype.compiler.source.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads what a schema says beside which values it allows. */
final class NotesReader {
    private static final List<String> FIELDS = List.of(
            "title", "description", "readOnly", "writeOnly", "deprecated", "default", "example", "examples", "xml");

    private NotesReader() {}

    static Notes read(Fields schema, @Nullable String type) {
        if (FIELDS.stream().noneMatch(schema::has)) {
            return Notes.NONE;
        }
        return new Notes(
                schema.text("title"),
                schema.text("description"),
                schema.flag("readOnly", false),
                schema.flag("writeOnly", false),
                schema.flag("deprecated", false),
                defaultValue(schema, type),
                examples(schema, type),
                xml(schema.object("xml")));
    }

    /** Whether a field of a schema allows and forbids nothing. */
    static boolean isNote(String field) {
        return FIELDS.contains(field) || field.startsWith("x-") || field.startsWith("$") || isForTools(field);
    }

    private static boolean isForTools(String field) {
        return switch (field) {
            case "externalDocs", "summary", "definitions" -> true;
            default -> false;
        };
    }

    /** An empty object says what holds without it. */
    private static Notes.@Nullable Xml xml(@Nullable Fields xml) {
        if (xml == null || xml.entries().isEmpty()) {
            return null;
        }
        return new Notes.Xml(
                named(xml.text("name")),
                xml.text("namespace"),
                xml.text("prefix"),
                xml.flag("attribute", "attribute".equals(xml.text("nodeType"))),
                xml.flag("wrapped", false));
    }

    private static @Nullable String named(@Nullable String name) {
        return name == null || name.isBlank() ? null : name;
    }

    private static @Nullable JsonValue defaultValue(Fields schema, @Nullable String type) {
        Located place = schema.place("default");
        return place == null ? WordedDefault.of(schema, type) : Scalars.as(type, place.node());
    }

    private static List<JsonValue> examples(Fields schema, @Nullable String type) {
        List<JsonValue> examples = new ArrayList<>();
        Located one = schema.place("example");
        if (one != null) {
            examples.add(Scalars.as(type, one.node()));
        }
        Located several = schema.place("examples");
        if (several != null) {
            elements(several.node()).forEach(element -> examples.add(Scalars.as(type, element)));
        }
        return examples;
    }

    // Some write the examples of a schema as those of a media type are written: by name.
    private static List<Node> elements(Node examples) {
        if (examples instanceof ArrayNode list) {
            return list.elements();
        }
        if (!(examples instanceof ObjectNode named)) {
            return List.of(examples);
        }
        List<Node> values = new ArrayList<>();
        named.entries().forEach(entry -> {
            Node value = entry.value() instanceof ObjectNode example ? example.member("value") : null;
            values.add(value == null ? entry.value() : value);
        });
        return values;
    }
}
