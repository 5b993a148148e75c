package dev.ectype.compiler.ir;

import java.util.List;

/** Allows true and false. */
public record BooleanType(Notes notes) implements TypeRef {
    @Override
    public List<TypeRef> children() {
        return List.of();
    }
}
