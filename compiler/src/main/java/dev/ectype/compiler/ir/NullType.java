package dev.ectype.compiler.ir;

import java.util.List;

/** Allows null only. */
public record NullType(Notes notes) implements TypeRef {
    @Override
    public List<TypeRef> children() {
        return List.of();
    }
}
