package dev.ectype.compiler.ir;

import java.util.List;

/** Allows what {@code refused} does not. */
public record NotType(TypeRef refused, Notes notes) implements TypeRef {
    @Override
    public List<TypeRef> children() {
        return List.of(refused);
    }
}
