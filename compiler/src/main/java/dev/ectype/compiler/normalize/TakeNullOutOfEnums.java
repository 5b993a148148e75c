package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.EnumType;
import dev.ectype.compiler.ir.Notes;
import dev.ectype.compiler.ir.NullType;
import dev.ectype.compiler.ir.NullableType;
import dev.ectype.compiler.ir.TypeRef;
import dev.ectype.compiler.json.JsonNull;
import dev.ectype.compiler.json.JsonValue;
import java.util.List;

/** Says of an enumeration that lists null that it may be null. */
final class TakeNullOutOfEnums implements TypeRule {
    @Override
    public TypeRef apply(TypeRef type, Heads heads) {
        if (!(type instanceof EnumType listed) || !listed.values().contains(JsonNull.NULL)) {
            return type;
        }
        List<JsonValue> others =
                listed.values().stream().filter(value -> value != JsonNull.NULL).toList();
        return others.isEmpty()
                ? new NullType(listed.notes())
                : new NullableType(new EnumType(others, Notes.NONE), listed.notes());
    }
}
