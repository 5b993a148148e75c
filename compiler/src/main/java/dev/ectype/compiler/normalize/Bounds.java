package dev.ectype.compiler.normalize;

import org.jspecify.annotations.Nullable;

/** Chooses between bounds that may be missing. */
final class Bounds {
    private Bounds() {}

    static @Nullable Integer larger(@Nullable Integer first, @Nullable Integer second) {
        return first == null || second == null
                ? DescriptionMerger.either(first, second)
                : Integer.valueOf(Math.max(first, second));
    }

    static @Nullable Integer smaller(@Nullable Integer first, @Nullable Integer second) {
        return first == null || second == null
                ? DescriptionMerger.either(first, second)
                : Integer.valueOf(Math.min(first, second));
    }
}
