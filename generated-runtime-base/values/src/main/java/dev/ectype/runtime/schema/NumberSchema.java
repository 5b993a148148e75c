package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Bound;
import dev.ectype.runtime.schema.keyword.LiteralInspector;
import dev.ectype.runtime.schema.keyword.Notes;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * Allows numbers.
 *
 * @param integer true for whole numbers only; {@code 1.0} is whole
 */
public record NumberSchema(
        boolean integer,
        @Nullable String format,
        @Nullable Bound low,
        @Nullable Bound high,
        @Nullable BigDecimal multipleOf,
        Notes notes)
        implements Schema {
    /** The maximum scale for exact division, which bounds its memory. */
    private static final int LARGEST_SCALE = 2_000;

    @Override
    public boolean allows(Document value, ValidationContext check) {
        if (!value.isNumber()) {
            return check.refuse("type", value, integer ? "an integer" : "a number");
        }
        boolean isShort = LiteralInspector.isShortInteger(value);
        if (isShort && multipleOf == null && inRange(value.longValue())) {
            return true;
        }
        if (value.length() > LARGEST_SCALE) {
            return check.refuse("type", value, "a number of fewer digits");
        }
        try {
            return allowsDecimal(value, isShort ? BigDecimal.valueOf(value.longValue()) : value.decimal(), check);
        } catch (ArithmeticException exponentTooLarge) {
            return check.refuse("type", value, "a number with a smaller exponent");
        }
    }

    private boolean allowsDecimal(Document value, BigDecimal number, ValidationContext check) {
        if (integer && !isWhole(number)) {
            return check.refuse("type", value, "an integer");
        }
        boolean allowed = inFormat(number) || check.refuse("format", value, "an " + format);
        if (low != null && !low.below(number)) {
            String rule = low.exclusive() ? "exclusiveMinimum" : "minimum";
            allowed = check.refuse(rule, value, (low.exclusive() ? "more than " : "at least ") + low.value());
        }
        if (high != null && !high.above(number)) {
            String rule = high.exclusive() ? "exclusiveMaximum" : "maximum";
            allowed = check.refuse(rule, value, (high.exclusive() ? "less than " : "at most ") + high.value());
        }
        if (multipleOf != null && !isMultiple(number, multipleOf)) {
            allowed = check.refuse("multipleOf", value, "a multiple of " + multipleOf);
        }
        return allowed;
    }

    private boolean inRange(long number) {
        return (low == null || low.below(number))
                && (high == null || high.above(number))
                && (!integer || !"int32".equals(format) || number == (int) number);
    }

    private boolean inFormat(BigDecimal number) {
        if (!integer || format == null) {
            return true;
        }
        return switch (format) {
            case "int32" -> bits(number) < 32;
            case "int64" -> bits(number) < 64;
            default -> true;
        };
    }

    private static int bits(BigDecimal number) {
        if (number.precision() - (long) number.scale() > 30) {
            return Integer.MAX_VALUE;
        }
        return number.toBigInteger().bitLength();
    }

    private static boolean isWhole(BigDecimal number) {
        return number.scale() <= 0
                || number.signum() == 0
                || number.stripTrailingZeros().scale() <= 0;
    }

    private static boolean isMultiple(BigDecimal number, BigDecimal divisor) {
        if (divisor.signum() == 0 || Math.abs((long) number.scale()) > LARGEST_SCALE) {
            return true;
        }
        return number.remainder(divisor).signum() == 0;
    }
}
