package dev.ectype.compiler.ingest.protobuf.resolve;

import org.jspecify.annotations.Nullable;

/** Checks field numbers. */
final class FieldNumbers {
    private static final int LAST = (1 << 29) - 1;
    private static final int FIRST_OWN = 19_000;
    private static final int LAST_OWN = 19_999;

    private FieldNumbers() {}

    /** Returns the problem with a number, or null. */
    static @Nullable String problem(int number) {
        if (number < 1) {
            return "is too small: the smallest is 1";
        }
        if (number > LAST) {
            return "is too large: the largest is " + LAST;
        }
        return number >= FIRST_OWN && number <= LAST_OWN
                ? "is reserved by the language, which reserves " + FIRST_OWN + " to " + LAST_OWN
                : null;
    }
}
