package dev.ectype.compiler.ir;

import java.util.List;

/** Allows no value: the schema {@code false}. */
public record NoneType(Notes notes) implements TypeRef {
    @Override
    public List<TypeRef> children() {
        return List.of();
    }
}
