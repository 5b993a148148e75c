package dev.ectype.runtime.json.text;

/** Parses the array index of a JSON Pointer. */
public final class ArrayIndexParser {
    private ArrayIndexParser() {}

    /** Returns the index, or -1 for an invalid one: a sign, a leading zero, {@code -}, or more than nine digits. */
    public static int parse(String name) {
        int length = name.length();
        if (length == 0 || length > 9 || length > 1 && name.charAt(0) == '0') {
            return -1;
        }
        int index = 0;
        for (int i = 0; i < length; i++) {
            int digit = name.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            index = index * 10 + digit;
        }
        return index;
    }
}
