package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.NullType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonNull;
import dev.ectype.compiler.json.JsonValue;
import java.util.List;

/** Makes an enumeration with null a nullable type. */
final class ExtractNullFromEnums implements TypeRule {
    @Override
    public TypeRef apply(TypeRef type, HeadNormalizer heads) {
        if (!(type instanceof EnumType listed) || !listed.values().contains(JsonNull.NULL)) {
            return type;
        }
        List<JsonValue> others =
                listed.values().stream().filter(value -> value != JsonNull.NULL).toList();
        return others.isEmpty()
                ? new NullType(listed.notes())
                : new NullableType(new EnumType(others, listed.contradictory(), TypeNotes.NONE), listed.notes());
    }
}
