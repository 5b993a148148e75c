package dev.ectype.runtime.emulator.launch;

/** A number of bytes as people write it: {@code 65536}, {@code 512k}, {@code 20m}, {@code 1g}. */
public final class ByteSize {
    private static final long LARGEST = 1L << 30;

    private ByteSize() {}

    /** The number of bytes; -1 if the text says none, or more than 1 GiB. */
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
