package dev.ectype.runtime.state.id;

/** Parses the canonical form of a non-negative number. */
public final class DecimalParser {
    /** The greatest number stored as a number. Greater ids are texts. */
    public static final long GREATEST = 999_999_999_999_999_999L;

    private static final int LONGEST = 18;

    private DecimalParser() {}

    /** Returns the number, or -1 for any other text: a sign, a leading zero, more than 18 digits. */
    public static long parse(String text) {
        int length = text.length();
        if (length == 0 || length > LONGEST || length > 1 && text.charAt(0) == '0') {
            return -1;
        }
        long number = 0;
        for (int at = 0; at < length; at++) {
            int digit = text.charAt(at) - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            number = number * 10 + digit;
        }
        return number;
    }
}
