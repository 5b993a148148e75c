package dev.ectype.compiler.ir.type;

import org.jspecify.annotations.Nullable;

/** Requires a number of items of a type in an array. */
public record ContainsRule(
        TypeRef type, int least, @Nullable Integer most) {}
