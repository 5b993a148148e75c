package dev.ectype.compiler.ir.type;

import java.util.List;

/** Allows what {@code then} allows where the value passes the test, and what {@code otherwise} allows where it does not. */
public record ConditionalType(TypeRef test, TypeRef then, TypeRef otherwise, TypeNotes notes) implements TypeRef {
    @Override
    public List<TypeRef> children() {
        return List.of(test, then, otherwise);
    }
}
