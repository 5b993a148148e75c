package dev.ectype.compiler.ir;

import org.jspecify.annotations.Nullable;

/** How many items of an array must be of a type. */
public record Contained(TypeRef type, int least, @Nullable Integer most) {}
