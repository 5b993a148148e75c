package dev.ectype.compiler.ir.type;

import java.util.List;

/** Allows true and false. */
public record BooleanType(TypeNotes notes) implements TypeRef {
    @Override
    public List<TypeRef> children() {
        return List.of();
    }
}
