package dev.ectype.compiler.ir.type;

import dev.ectype.compiler.json.JsonValue;
import java.util.List;

/** Allows the listed values only. One value is a constant. */
public record EnumType(List<JsonValue> values, TypeNotes notes) implements TypeRef {
    public EnumType {
        values = List.copyOf(values);
    }

    @Override
    public List<TypeRef> children() {
        return List.of();
    }
}
