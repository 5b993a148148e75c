package dev.ectype.compiler.ir.type;

import dev.ectype.compiler.json.JsonValue;
import java.util.List;

/**
 * Allows the listed values only. One value is a constant.
 *
 * @param contradictory true if the description also requires a type that none of the values has
 */
public record EnumType(List<JsonValue> values, boolean contradictory, TypeNotes notes) implements TypeRef {
    public EnumType(List<JsonValue> values, TypeNotes notes) {
        this(values, false, notes);
    }

    public EnumType {
        values = List.copyOf(values);
    }

    @Override
    public List<TypeRef> children() {
        return List.of();
    }
}
