package dev.ectype.compiler.ir.type;

import java.util.List;

/** Allows null and the values of {@code type}. */
public record NullableType(TypeRef type, TypeNotes notes) implements TypeRef {
    @Override
    public List<TypeRef> children() {
        return List.of(type);
    }
}
