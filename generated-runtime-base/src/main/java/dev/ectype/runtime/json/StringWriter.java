package dev.ectype.runtime.json;

/** Writes the characters of a string with as few escapes as JSON allows; a lone surrogate becomes U+FFFD. */
final class StringWriter {
    private static final byte[] HEX = {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'};

    /** How many there are before each byte. */
    private static final byte[] BACKSLASHES = new byte[256];

    static {
        BACKSLASHES['"'] = 1;
        BACKSLASHES['\\'] = 1;
    }

    private StringWriter() {}

    /** Writes the leading characters that stand for themselves in one byte, and gives their number. */
    static int putPlain(String text, byte[] into, int at) {
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

    /** Writes the characters from {@code first} on, and gives the offset behind them. */
    static int putEscaped(String text, int first, byte[] into, int at) {
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

    /** Writes the characters that these bytes spell, and gives the offset behind them. */
    static int putUtf8(byte[] utf8, int from, int to, byte[] into, int at) {
        int written = at;
        for (int i = from; i < to; i++) {
            byte unit = utf8[i];
            if (unit >= 0 && unit < ' ') {
                written = putAscii((char) unit, into, written);
            } else {
                // In a text that is JSON itself quotes come too often for a processor to foresee them.
                into[written] = '\\';
                written += BACKSLASHES[unit & 0xFF];
                into[written++] = unit;
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
