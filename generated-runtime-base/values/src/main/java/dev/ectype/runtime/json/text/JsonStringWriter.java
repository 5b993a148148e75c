package dev.ectype.runtime.json.text;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Writes the characters of a string with as few escapes as JSON allows; a lone surrogate becomes U+FFFD. */
public final class JsonStringWriter {
    private static final byte[] HEX = {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'};

    private static final VarHandle TWO = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long BLANKS = 0x2020202020202020L;
    private static final long QUOTES = 0x2222222222222222L;
    private static final long BACKSLASHES = 0x5c5c5c5c5c5c5c5cL;
    private static final long LOWER_BITS = 0x7f7f7f7f7f7f7f7fL;

    /** How each byte is spelled: one or two bytes, and from bit 16 on their number; 0 where it takes more. */
    private static final int[] SPELLED = new int[256];

    static {
        for (int unit = 0; unit < SPELLED.length; unit++) {
            boolean plain = unit >= ' ' && unit != '"' && unit != '\\';
            byte escape = plain ? 0 : escape((char) unit);
            int both = plain ? 1 << 16 | unit : 2 << 16 | escape << 8 | '\\';
            SPELLED[unit] = escape == 'u' ? 0 : both;
        }
    }

    private JsonStringWriter() {}

    /** Writes the leading one-byte characters without escapes and returns their number. */
    public static int putPlain(String text, byte[] into, int at) {
        int length = text.length();
        for (int i = 0; i < length; i++) {
            char unit = text.charAt(i);
            if (unit < ' ' || unit >= 0x80 || unit == '"' || unit == '\\') {
                return i;
            }
            into[at + i] = (byte) unit;
        }
        return length;
    }

    /** Writes the characters from {@code first} on and returns the offset after them. */
    public static int putEscaped(String text, int first, byte[] into, int at) {
        int written = at;
        for (int i = first; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (unit < 0x80) {
                written = putAscii(unit, into, written);
                continue;
            }
            int codePoint = text.codePointAt(i);
            i += Character.charCount(codePoint) - 1;
            written = Utf8.put(codePoint, into, written);
        }
        return written;
    }

    /** Writes the characters of these bytes and returns the offset after them. Eight further bytes may be overwritten. */
    public static int putUtf8(byte[] utf8, int from, int to, byte[] into, int at) {
        int written = at;
        int next = from;
        for (; next + Long.BYTES <= to; next += Long.BYTES) {
            long eight = (long) EIGHT.get(utf8, next);
            if ((eight - BLANKS & ~eight & ~LOWER_BITS) != 0) {
                written = putBytes(utf8, next, next + Long.BYTES, into, written);
                continue;
            }
            EIGHT.set(into, written, eight);
            // Inserts a backslash before each of them and moves the rest.
            for (long escaped = quotesAndBackslashes(eight); escaped != 0; escaped &= escaped - 1) {
                int bits = Long.numberOfTrailingZeros(escaped) & -Byte.SIZE;
                int place = written + bits / Byte.SIZE;
                into[place] = '\\';
                EIGHT.set(into, place + 1, eight >>> bits);
                written++;
            }
            written += Long.BYTES;
        }
        return putBytes(utf8, next, to, into, written);
    }

    /** Returns the highest bit of each byte that is a quote or a backslash. */
    private static long quotesAndBackslashes(long eight) {
        long quotes = eight ^ QUOTES;
        long backslashes = eight ^ BACKSLASHES;
        long others =
                ((quotes & LOWER_BITS) + LOWER_BITS | quotes) & ((backslashes & LOWER_BITS) + LOWER_BITS | backslashes);
        return ~(others | LOWER_BITS);
    }

    private static int putBytes(byte[] utf8, int from, int to, byte[] into, int at) {
        int written = at;
        for (int i = from; i < to; i++) {
            // In a text that is JSON itself quotes come too often for a processor to foresee them.
            int spelled = SPELLED[utf8[i] & 0xFF];
            TWO.set(into, written, (short) spelled);
            written += spelled >> 16;
            if (spelled == 0) {
                written = putAscii((char) utf8[i], into, written);
            }
        }
        return written;
    }

    private static int putAscii(char unit, byte[] into, int at) {
        int written = at;
        if (unit >= ' ' && unit != '"' && unit != '\\') {
            into[written++] = (byte) unit;
            return written;
        }
        into[written++] = '\\';
        byte escape = escape(unit);
        into[written++] = escape;
        if (escape == 'u') {
            into[written++] = '0';
            into[written++] = '0';
            into[written++] = HEX[unit >> 4];
            into[written++] = HEX[unit & 15];
        }
        return written;
    }

    private static byte escape(char unit) {
        return switch (unit) {
            case '"', '\\' -> (byte) unit;
            case '\b' -> 'b';
            case '\f' -> 'f';
            case '\n' -> 'n';
            case '\r' -> 'r';
            case '\t' -> 't';
            default -> 'u';
        };
    }
}
