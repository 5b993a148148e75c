package dev.ectype.compiler.ir.type;

import org.jspecify.annotations.Nullable;

/** How many items of an array must be of a type. */
public record ContainsRule(
        TypeRef type, int least, @Nullable Integer most) {}
