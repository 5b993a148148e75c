package dev.ectype.compiler.ingest.swagger;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.schema.JsonSchemaReader;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ObjectEntry;
import dev.ectype.compiler.source.tree.ObjectNode;
import java.util.List;

/** Reads the types of values whose schema stands among other fields, as those of parameters and headers do. */
record ValueSchemas(JsonSchemaReader schemas) {
    private static final List<String> KEYWORDS = List.of(
            "type",
            "format",
            "items",
            "default",
            "enum",
            "maximum",
            "exclusiveMaximum",
            "minimum",
            "exclusiveMinimum",
            "maxLength",
            "minLength",
            "pattern",
            "maxItems",
            "minItems",
            "uniqueItems",
            "multipleOf",
            "x-nullable");

    /** Returns the type of a value, a text without any keyword. */
    TypeRef type(DescriptionObject fields, String... notes) {
        LocatedNode place = fields.place();
        List<ObjectEntry> entries = fields.entries().stream()
                .filter(entry ->
                        KEYWORDS.contains(entry.name()) || List.of(notes).contains(entry.name()))
                .toList();
        boolean isDescribed = entries.stream().anyMatch(entry -> KEYWORDS.contains(entry.name()));
        return isDescribed
                ? schemas.read(place.withNode(new ObjectNode(
                        entries, place.node().line(), place.node().column())))
                : new TextType(null, null, null, null, TypeNotes.NONE);
    }
}
