package dev.ectype.compiler.ir;

import java.util.List;

/** Allows null and what {@code type} allows. */
public record NullableType(TypeRef type, Notes notes) implements TypeRef {
    @Override
    public List<TypeRef> children() {
        return List.of(type);
    }
}
