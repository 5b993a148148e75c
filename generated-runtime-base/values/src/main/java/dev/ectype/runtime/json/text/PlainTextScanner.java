package dev.ectype.runtime.json.text;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Scans string contents eight bytes at a time. */
public final class PlainTextScanner {
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101010101010101L;
    private static final long HIGHS = 0x8080808080808080L;

    private PlainTextScanner() {}

    /** The offset of the first quote, backslash, control or non-ASCII byte, or {@code end}. */
    public static int skipPlain(byte[] bytes, int from, int end) {
        int at = from;
        for (; at + 8 <= end; at += 8) {
            long marks = marks((long) LONG.get(bytes, at));
            if (marks != 0) {
                return at + (Long.numberOfTrailingZeros(marks) >>> 3);
            }
        }
        while (at < end && isPlain(bytes[at])) {
            at++;
        }
        return at;
    }

    static boolean isPlain(byte value) {
        return value >= ' ' && value != '"' && value != '\\';
    }

    // A borrow may set false marks, but only above the lowest true mark, and only the lowest is used.
    private static long marks(long word) {
        long quote = word ^ ('"' * ONES);
        long backslash = word ^ ('\\' * ONES);
        long found =
                ((quote - ONES) & ~quote) | ((backslash - ONES) & ~backslash) | ((word - ' ' * ONES) & ~word) | word;
        return found & HIGHS;
    }
}
