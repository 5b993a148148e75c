package dev.ectype.compiler.ir.type;

import java.util.List;

/** Allows the values that all of its parts allow. */
public record IntersectionType(List<TypeRef> parts, TypeNotes notes) implements TypeRef {
    public IntersectionType {
        parts = List.copyOf(parts);
    }

    @Override
    public List<TypeRef> children() {
        return parts;
    }
}
