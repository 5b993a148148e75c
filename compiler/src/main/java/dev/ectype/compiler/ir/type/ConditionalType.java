package dev.ectype.compiler.ir.type;

import java.util.List;

/** Allows the values of {@code then} if they pass the test, and the values of {@code otherwise} if not. */
public record ConditionalType(TypeRef test, TypeRef then, TypeRef otherwise, TypeNotes notes) implements TypeRef {
    @Override
    public List<TypeRef> children() {
        return List.of(test, then, otherwise);
    }
}
