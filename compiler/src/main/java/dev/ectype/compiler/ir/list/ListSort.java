package dev.ectype.compiler.ir.list;

import org.jspecify.annotations.Nullable;

/** Holds the query parameters for the sort member and the sort direction. At least one is set. */
public record ListSort(@Nullable String by, @Nullable String direction) {
    public boolean uses(String parameter) {
        return parameter.equals(by) || parameter.equals(direction);
    }
}
