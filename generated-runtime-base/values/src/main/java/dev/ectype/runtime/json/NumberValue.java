package dev.ectype.runtime.json;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Represents the value of a number literal: {@code digits * 10^exponent} without needless zeros; zero has no digits. */
record NumberValue(boolean negative, String digits, BigInteger exponent) {
    /** The number of digits that always fits a long. */
    private static final int SAFE_DIGITS = 18;
    /** Up to this width numbers are printed without an exponent, as ECMAScript does. */
    private static final int PLAIN_WIDTH = 21;

    static NumberValue of(String literal) {
        int mark = Math.max(literal.indexOf('e'), literal.indexOf('E'));
        String mantissa = mark < 0 ? literal : literal.substring(0, mark);
        boolean negative = mantissa.charAt(0) == '-';
        int dot = mantissa.indexOf('.');
        String digits = (negative ? mantissa.substring(1) : mantissa).replace(".", "");
        int start = 0;
        while (start < digits.length() && digits.charAt(start) == '0') {
            start++;
        }
        int end = digits.length();
        while (end > start && digits.charAt(end - 1) == '0') {
            end--;
        }
        if (start == end) {
            return new NumberValue(false, "", BigInteger.ZERO);
        }
        int fraction = dot < 0 ? 0 : mantissa.length() - dot - 1;
        BigInteger written = mark < 0 ? BigInteger.ZERO : new BigInteger(unsigned(literal.substring(mark + 1)));
        int shift = digits.length() - end - fraction;
        return new NumberValue(negative, digits.substring(start, end), written.add(BigInteger.valueOf(shift)));
    }

    static long toLong(Document number) {
        requireNumber(number);
        int length = number.length();
        if (length <= SAFE_DIGITS && isPlain(number)) {
            return digits(number.array(), number.from(), number.to());
        }
        try {
            return toDecimal(number).longValueExact();
        } catch (ArithmeticException outside) {
            throw outOfRange(number, "a 64-bit integer");
        }
    }

    static boolean fitsLong(Document number) {
        if (number.length() <= SAFE_DIGITS && isPlain(number)) {
            return true;
        }
        try {
            toDecimal(number).longValueExact();
            return true;
        } catch (ArithmeticException outside) {
            return false;
        }
    }

    static BigDecimal toDecimal(Document number) {
        requireNumber(number);
        try {
            return new BigDecimal(number.literal());
        } catch (NumberFormatException outside) {
            throw outOfRange(number, "a number whose exponent has 32 bits");
        }
    }

    /** Prints one form per value: plain if short, else scientific. */
    String print() {
        if (digits.isEmpty()) {
            return "0";
        }
        String sign = negative ? "-" : "";
        BigInteger point = exponent.add(BigInteger.valueOf(digits.length()));
        if (point.bitLength() > 8 || point.intValue() > PLAIN_WIDTH || point.intValue() <= -6) {
            String fraction = digits.length() == 1 ? "" : "." + digits.substring(1);
            return sign + digits.charAt(0) + fraction + "e" + point.subtract(BigInteger.ONE);
        }
        int whole = point.intValue();
        if (whole >= digits.length()) {
            return sign + digits + "0".repeat(whole - digits.length());
        }
        return whole > 0
                ? sign + digits.substring(0, whole) + "." + digits.substring(whole)
                : sign + "0." + "0".repeat(-whole) + digits;
    }

    private static String unsigned(String exponent) {
        return exponent.charAt(0) == '+' ? exponent.substring(1) : exponent;
    }

    /** Returns true if the literal consists of digits after an optional minus. */
    private static boolean isPlain(Document number) {
        byte[] bytes = number.array();
        for (int at = number.from() + 1; at < number.to(); at++) {
            if (!NumberScanner.isDigit(bytes[at])) {
                return false;
            }
        }
        return true;
    }

    private static long digits(byte[] bytes, int from, int to) {
        boolean negative = bytes[from] == '-';
        long value = 0;
        for (int at = negative ? from + 1 : from; at < to; at++) {
            value = value * 10 + (bytes[at] - '0');
        }
        return negative ? -value : value;
    }

    private static void requireNumber(Document value) {
        if (!value.isNumber()) {
            throw new ArithmeticException("expected a number, found " + value.kind());
        }
    }

    private static ArithmeticException outOfRange(Document number, String expected) {
        return new ArithmeticException("expected " + expected + ", found " + number.literal());
    }
}
