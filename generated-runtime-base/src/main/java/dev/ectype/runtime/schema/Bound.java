package dev.ectype.runtime.schema;

import java.math.BigDecimal;

/** One end of a range of numbers. */
public record Bound(BigDecimal value, boolean exclusive) {
    boolean below(BigDecimal number) {
        int order = value.compareTo(number);
        return order < 0 || order == 0 && !exclusive;
    }

    boolean above(BigDecimal number) {
        int order = value.compareTo(number);
        return order > 0 || order == 0 && !exclusive;
    }
}
