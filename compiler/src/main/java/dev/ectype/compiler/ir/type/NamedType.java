package dev.ectype.compiler.ir.type;

import java.util.List;

/** Refers to a declared type. Its notes come from the description beside the reference. */
public record NamedType(TypeName name, TypeNotes notes) implements TypeRef {
    @Override
    public List<TypeRef> children() {
        return List.of();
    }
}
