package dev.ectype.compiler.ir;

import java.util.List;

/** Allows what all of its parts allow. */
public record IntersectionType(List<TypeRef> parts, Notes notes) implements TypeRef {
    public IntersectionType {
        parts = List.copyOf(parts);
    }

    @Override
    public List<TypeRef> children() {
        return parts;
    }
}
