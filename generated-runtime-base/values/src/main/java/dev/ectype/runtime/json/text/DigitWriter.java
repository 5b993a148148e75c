package dev.ectype.runtime.json.text;

/** Writes whole numbers without a String in between. */
public final class DigitWriter {
    /** The smallest long needs this many bytes. */
    public static final int MOST = 20;

    private DigitWriter() {}

    /** Writes the number and returns the offset after it. */
    public static int put(long number, byte[] into, int at) {
        int start = at;
        if (number < 0) {
            into[start++] = '-';
        }
        // Negative numbers reach one further than positive ones, so the digits are taken from below zero.
        long rest = number < 0 ? number : -number;
        int end = start + count(rest);
        int place = end;
        while (rest <= -10) {
            long quotient = rest / 10;
            into[--place] = (byte) ('0' + (quotient * 10 - rest));
            rest = quotient;
        }
        into[--place] = (byte) ('0' - rest);
        return end;
    }

    private static int count(long negative) {
        long bound = -10;
        for (int digits = 1; digits < MOST - 1; digits++) {
            if (negative > bound) {
                return digits;
            }
            bound *= 10;
        }
        return MOST - 1;
    }
}
