package dev.ectype.compiler.ir.type;

import java.util.List;

/** Allows every value. */
public record AnyType(TypeNotes notes) implements TypeRef {
    public static final AnyType ANY = new AnyType(TypeNotes.NONE);

    @Override
    public List<TypeRef> children() {
        return List.of();
    }
}
