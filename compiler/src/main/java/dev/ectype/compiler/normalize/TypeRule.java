package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.type.TypeRef;

/** Brings the outside of one kind of type into its canonical form and leaves all others alone. */
@FunctionalInterface
interface TypeRule {
    TypeRef apply(TypeRef type, HeadNormalizer heads);
}
