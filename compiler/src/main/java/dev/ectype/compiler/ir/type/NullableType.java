package dev.ectype.compiler.ir.type;

import java.util.List;

/** Allows null and what {@code type} allows. */
public record NullableType(TypeRef type, TypeNotes notes) implements TypeRef {
    @Override
    public List<TypeRef> children() {
        return List.of(type);
    }
}
