package dev.ectype.runtime.emulator.launch;

/** Parses sizes such as {@code 65536}, {@code 512k}, {@code 20m} and {@code 1g}. */
public final class ByteSize {
    private static final long LARGEST = 1L << 30;

    private ByteSize() {}

    /** Returns the number of bytes, or -1 if the text is malformed or the size exceeds 1 GiB. */
    public static long parse(String text) {
        String size = LowerCase.lower(text);
        if (!size.matches("[0-9]{1,10}[kmg]?b?")) {
            return -1;
        }
        String digits = size.replaceAll("[^0-9]", "");
        int shift = size.contains("k") ? 10 : size.contains("m") ? 20 : size.contains("g") ? 30 : 0;
        long bytes = Long.parseLong(digits) << shift;
        return bytes <= LARGEST ? bytes : -1;
    }
}
