package dev.ectype.compiler.ir.type;

import java.util.List;

/** Allows the values that {@code refused} does not. */
public record NotType(TypeRef refused, TypeNotes notes) implements TypeRef {
    @Override
    public List<TypeRef> children() {
        return List.of(refused);
    }
}
