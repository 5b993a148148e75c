package dev.ectype.compiler.ir.type;

import java.util.List;

/** Describes an intersection of types ({@code allOf}): a value must match every part. */
public record IntersectionType(List<TypeRef> parts, TypeNotes notes) implements TypeRef {
    public IntersectionType {
        parts = List.copyOf(parts);
    }

    @Override
    public List<TypeRef> children() {
        return parts;
    }
}
