package dev.ectype.runtime.json;

/** Finds the end of a number without computing its value. */
final class NumberScanner {
    /** The maximum length, because converting digits to a number has quadratic cost. */
    static final int GREATEST_LENGTH = 1_000;

    private NumberScanner() {}

    static int behind(JsonSource source, int at) {
        byte[] bytes = source.bytes();
        int end = source.end();
        int position = bytes[at] == '-' ? at + 1 : at;
        position = position < end && bytes[position] == '0'
                ? behindZero(source, position)
                : behindDigits(source, position);
        if (position < end && bytes[position] == '.') {
            position = behindDigits(source, position + 1);
        }
        if (position < end && (bytes[position] | 0x20) == 'e') {
            position++;
            boolean signed = position < end && (bytes[position] == '+' || bytes[position] == '-');
            position = behindDigits(source, signed ? position + 1 : position);
        }
        if (position - at > GREATEST_LENGTH) {
            throw source.exceeds(at, "a number of at most " + GREATEST_LENGTH + " bytes", (position - at) + " bytes");
        }
        return position;
    }

    private static int behindZero(JsonSource source, int at) {
        if (at + 1 < source.end() && isDigit(source.bytes()[at + 1])) {
            throw source.unexpected(at + 1, "no digit after a leading zero");
        }
        return at + 1;
    }

    private static int behindDigits(JsonSource source, int at) {
        byte[] bytes = source.bytes();
        int position = at;
        while (position < source.end() && isDigit(bytes[position])) {
            position++;
        }
        if (position == at) {
            throw source.unexpected(at, "a digit");
        }
        return position;
    }

    static boolean isDigit(byte value) {
        return value >= '0' && value <= '9';
    }
}
