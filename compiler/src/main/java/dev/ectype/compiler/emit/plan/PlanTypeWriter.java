package dev.ectype.compiler.emit.plan;

import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Writes the types of the plan: the JSON form of the model without documentation. */
final class PlanTypeWriter {
    private static final Set<String> INNER = new TreeSet<>(List.of(
            "type",
            "items",
            "additional",
            "refused",
            "prefix",
            "content",
            "variants",
            "parts",
            "members",
            "rules",
            "names",
            "conditions",
            "contains",
            "test",
            "then",
            "otherwise"));

    /** The notes for readers and for the compiler. */
    private static final Set<String> UNUSED = new TreeSet<>(List.of("title", "description", "deprecated", "open"));

    private PlanTypeWriter() {}

    static JsonValue write(TypeRef type) {
        return strip(IrJson.writePart((Record) type));
    }

    private static JsonValue strip(JsonValue form) {
        if (form instanceof JsonArray list) {
            return new JsonArray(
                    list.elements().stream().map(PlanTypeWriter::strip).toList());
        }
        if (!(form instanceof JsonObject object)) {
            return form;
        }
        JsonObject.Builder stripped = JsonObject.builder();
        object.members().forEach((name, value) -> {
            if (name.equals("notes")) {
                JsonObject notes = notes((JsonObject) value);
                if (!notes.members().isEmpty()) {
                    stripped.put(name, notes);
                }
            } else if (name.equals("patterns")) {
                stripped.put(name, patterns((JsonObject) value));
            } else {
                stripped.put(name, INNER.contains(name) ? strip(value) : value);
            }
        });
        return stripped.build();
    }

    private static JsonObject notes(JsonObject notes) {
        JsonObject.Builder stripped = JsonObject.builder();
        notes.members().forEach((name, value) -> {
            if (!UNUSED.contains(name)) {
                stripped.put(name, value);
            }
        });
        return stripped.build();
    }

    private static JsonValue patterns(JsonObject patterns) {
        JsonObject.Builder stripped = JsonObject.builder();
        patterns.members().forEach((pattern, type) -> stripped.put(pattern, strip(type)));
        return stripped.build();
    }
}
