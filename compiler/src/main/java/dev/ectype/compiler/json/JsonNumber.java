package dev.ectype.compiler.json;

import java.math.BigDecimal;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/** Represents a JSON number with its literal; {@code 1} equals {@code 1.0}. */
public record JsonNumber(String literal) implements JsonValue {
    /** The length limit of literals, since arithmetic on longer ones takes too much time. */
    public static final int LONGEST = 1_000;

    /** The exponent limit; larger ones are cut, since their expansion would fill the memory. */
    private static final int LARGEST_EXPONENT = 100_000;

    private static final Pattern GRAMMAR = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");

    public JsonNumber {
        if (literal.length() > LONGEST || !GRAMMAR.matcher(literal).matches()) {
            throw new IllegalArgumentException("not a JSON number: " + literal);
        }
    }

    public static JsonNumber of(long value) {
        return new JsonNumber(Long.toString(value));
    }

    public static JsonNumber of(BigDecimal value) {
        return new JsonNumber(value.toString());
    }

    /** Returns the value, with its exponent cut to a safe size. */
    public BigDecimal decimal() {
        int mark = Math.max(literal.indexOf('e'), literal.indexOf('E'));
        if (mark < 0) {
            return new BigDecimal(literal);
        }
        BigDecimal mantissa = new BigDecimal(literal.substring(0, mark));
        return mantissa.scaleByPowerOfTen(exponent(literal.substring(mark + 1)));
    }

    /** Returns the value as a {@code long}, if it is whole and fits; {@code 3.0} is whole. */
    public OptionalLong whole() {
        try {
            return OptionalLong.of(decimal().longValueExact());
        } catch (ArithmeticException notWhole) {
            return OptionalLong.empty();
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof JsonNumber number
                && (literal.equals(number.literal) || decimal().compareTo(number.decimal()) == 0);
    }

    @Override
    public int hashCode() {
        BigDecimal value = decimal();
        return value.signum() == 0 ? 0 : value.stripTrailingZeros().hashCode();
    }

    private static int exponent(String digits) {
        BigDecimal exponent = new BigDecimal(digits);
        BigDecimal limit = BigDecimal.valueOf(LARGEST_EXPONENT);
        return exponent.min(limit).max(limit.negate()).intValue();
    }
}
