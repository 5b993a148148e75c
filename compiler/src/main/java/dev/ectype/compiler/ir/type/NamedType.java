package dev.ectype.compiler.ir.type;

import java.util.List;

/** Stands for a declared type. Its notes are what the description says beside the reference. */
public record NamedType(TypeName name, TypeNotes notes) implements TypeRef {
    @Override
    public List<TypeRef> children() {
        return List.of();
    }
}
