package dev.ectype.compiler.ir.type;

import java.util.List;

/** Allows no value: the schema {@code false}. */
public record NoneType(TypeNotes notes) implements TypeRef {
    @Override
    public List<TypeRef> children() {
        return List.of();
    }
}
