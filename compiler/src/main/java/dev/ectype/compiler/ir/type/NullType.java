package dev.ectype.compiler.ir.type;

import java.util.List;

/** Allows null only. */
public record NullType(TypeNotes notes) implements TypeRef {
    @Override
    public List<TypeRef> children() {
        return List.of();
    }
}
