package dev.ectype.runtime.schema.keyword;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** Represents one end of a range of numbers. */
public final class Bound {
    private static final BigDecimal LEAST = BigDecimal.valueOf(Long.MIN_VALUE);
    private static final BigDecimal MOST = BigDecimal.valueOf(Long.MAX_VALUE);

    private final BigDecimal value;
    private final boolean exclusive;
    /** The whole number at or below the end, for comparisons with short integers without a decimal. */
    private final long floor;

    private final boolean whole;

    public Bound(BigDecimal value, boolean exclusive) {
        this.value = value;
        this.exclusive = exclusive;
        BigDecimal near = value.max(LEAST).min(MOST).setScale(0, RoundingMode.FLOOR);
        this.floor = near.longValueExact();
        this.whole = near.compareTo(value) == 0;
    }

    public BigDecimal value() {
        return value;
    }

    public boolean exclusive() {
        return exclusive;
    }

    public boolean below(BigDecimal number) {
        int order = value.compareTo(number);
        return order < 0 || order == 0 && !exclusive;
    }

    public boolean above(BigDecimal number) {
        int order = value.compareTo(number);
        return order > 0 || order == 0 && !exclusive;
    }

    /** Compares a number of at most eighteen digits. */
    public boolean below(long number) {
        return floor < number || floor == number && whole && !exclusive;
    }

    /** Compares a number of at most eighteen digits. */
    public boolean above(long number) {
        return floor > number || floor == number && !(whole && exclusive);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Bound that && exclusive == that.exclusive && value.compareTo(that.value) == 0;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(floor) + Boolean.hashCode(exclusive);
    }

    @Override
    public String toString() {
        return (exclusive ? "exclusive " : "") + value;
    }
}
