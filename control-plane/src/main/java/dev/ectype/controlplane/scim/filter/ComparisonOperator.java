package dev.ectype.controlplane.scim.filter;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Lists the operators of comparisons (RFC 7644, table 3). */
public enum ComparisonOperator {
    EQ,
    NE,
    CO,
    SW,
    EW,
    GT,
    GE,
    LT,
    LE;

    /** Finds an operator by its name, which ignores case. */
    static Optional<ComparisonOperator> find(String text) {
        return Arrays.stream(values())
                .filter(operator -> operator.name().equalsIgnoreCase(text))
                .findFirst();
    }

    /** Returns all names for messages. */
    static String names() {
        return Arrays.stream(values())
                .map(operator -> operator.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
    }

    /** Returns whether the operator compares parts of texts. */
    boolean isTextual() {
        return this == CO || this == SW || this == EW;
    }

    boolean isEquality() {
        return this == EQ || this == NE;
    }

    /** Compares texts. */
    boolean test(String value, String operand) {
        return switch (this) {
            case CO -> value.contains(operand);
            case SW -> value.startsWith(operand);
            case EW -> value.endsWith(operand);
            default -> test(value.compareTo(operand));
        };
    }

    /** Interprets the result of a comparison. */
    boolean test(int order) {
        return switch (this) {
            case EQ -> order == 0;
            case NE -> order != 0;
            case GT -> order > 0;
            case GE -> order >= 0;
            case LT -> order < 0;
            case LE -> order <= 0;
            case CO, SW, EW -> throw new IllegalStateException(this + " compares texts only");
        };
    }
}
