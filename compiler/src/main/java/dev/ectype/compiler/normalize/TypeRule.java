package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.type.TypeRef;

/** Normalizes the outermost level of one kind of type and leaves all others unchanged. */
@FunctionalInterface
interface TypeRule {
    TypeRef apply(TypeRef type, HeadNormalizer heads);
}
