package dev.ectype.compiler.ir;

import java.util.List;

/** Allows every value. */
public record AnyType(Notes notes) implements TypeRef {
    public static final AnyType ANY = new AnyType(Notes.NONE);

    @Override
    public List<TypeRef> children() {
        return List.of();
    }
}
