package dev.ectype.compiler.ingest.schema;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.ScalarReader;
import dev.ectype.compiler.ir.type.ReadOnlyText;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.BooleanNode;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.SourceNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the annotations of a schema, which do not restrict values. */
final class NotesReader {
    private static final List<String> FIELDS = List.of(
            "title", "description", "readOnly", "writeOnly", "deprecated", "default", "example", "examples", "xml");

    private NotesReader() {}

    static TypeNotes read(DescriptionObject schema, @Nullable String type) {
        TypeNotes notes = FIELDS.stream().anyMatch(schema::has) ? written(schema, type) : TypeNotes.NONE;
        return isOpen(schema) ? notes.opened() : notes;
    }

    private static TypeNotes written(DescriptionObject schema, @Nullable String type) {
        return new TypeNotes(
                schema.text("title"),
                schema.text("description"),
                schema.flag("readOnly", false) || ReadOnlyText.says(schema.text("description")),
                schema.flag("writeOnly", false),
                schema.flag("deprecated", false),
                defaultValue(schema, type),
                examples(schema, type),
                xml(schema.object("xml")));
    }

    /** Returns whether a schema says that objects may have members of any name and type. */
    private static boolean isOpen(DescriptionObject schema) {
        LocatedNode additional = schema.place("additionalProperties");
        SourceNode node = additional == null ? null : additional.node();
        return node instanceof BooleanNode stated && stated.isTrue()
                || node instanceof ObjectNode type && type.entries().isEmpty();
    }

    /** Returns whether a field of a schema is an annotation. */
    static boolean isNote(String field) {
        return FIELDS.contains(field) || field.startsWith("x-") || field.startsWith("$") || isForTools(field);
    }

    private static boolean isForTools(String field) {
        return switch (field) {
            case "externalDocs", "summary", "definitions" -> true;
            default -> false;
        };
    }

    /** Reads the XML form. An empty object adds nothing. */
    private static TypeNotes.@Nullable Xml xml(@Nullable DescriptionObject xml) {
        if (xml == null || xml.entries().isEmpty()) {
            return null;
        }
        return new TypeNotes.Xml(
                named(xml.text("name")),
                xml.text("namespace"),
                xml.text("prefix"),
                xml.flag("attribute", "attribute".equals(xml.text("nodeType"))),
                xml.flag("wrapped", false));
    }

    private static @Nullable String named(@Nullable String name) {
        return name == null || name.isBlank() ? null : name;
    }

    private static @Nullable JsonValue defaultValue(DescriptionObject schema, @Nullable String type) {
        LocatedNode place = schema.place("default");
        return place == null ? ProseDefaultReader.of(schema, type) : ScalarReader.as(type, place.node());
    }

    private static List<JsonValue> examples(DescriptionObject schema, @Nullable String type) {
        List<JsonValue> examples = new ArrayList<>();
        LocatedNode one = schema.place("example");
        if (one != null) {
            examples.add(ScalarReader.as(type, one.node()));
        }
        LocatedNode several = schema.place("examples");
        if (several != null) {
            elements(several.node()).forEach(element -> examples.add(ScalarReader.as(type, element)));
        }
        return examples;
    }

    // Some authors write the examples of a schema by name, like those of a media type.
    private static List<SourceNode> elements(SourceNode examples) {
        if (examples instanceof ArrayNode list) {
            return list.elements();
        }
        if (!(examples instanceof ObjectNode named)) {
            return List.of(examples);
        }
        List<SourceNode> values = new ArrayList<>();
        named.entries().forEach(entry -> {
            SourceNode value = entry.value() instanceof ObjectNode example ? example.member("value") : null;
            values.add(value == null ? entry.value() : value);
        });
        return values;
    }
}
