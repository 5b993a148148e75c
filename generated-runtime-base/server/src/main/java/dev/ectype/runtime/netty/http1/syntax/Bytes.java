package dev.ectype.runtime.netty.http1.syntax;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Classifies bytes by the rules of RFC 9110 and RFC 9112. */
final class Bytes {
    static final byte CR = '\r';
    static final byte LF = '\n';

    private static final int TOKEN = 1;
    private static final int TARGET = 2;
    private static final int TEXT = 4;
    private static final byte[] CLASSES = classes();
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long EACH = 0x0101010101010101L;
    private static final long HIGH = 0x8080808080808080L;

    private Bytes() {}

    private static byte[] classes() {
        byte[] classes = new byte[256];
        for (int value = 0; value < classes.length; value++) {
            boolean alphanumeric =
                    value >= 'a' && value <= 'z' || value >= 'A' && value <= 'Z' || value >= '0' && value <= '9';
            if (alphanumeric || "!#$%&'*+-.^_`|~".indexOf(value) >= 0) {
                classes[value] |= TOKEN;
            }
            if (value > ' ' && value < 0x7f && value != '#') {
                classes[value] |= TARGET;
            }
            if (value >= ' ' && value != 0x7f || value == '\t') {
                classes[value] |= TEXT;
            }
        }
        return classes;
    }

    /** Returns the offset of the first byte that cannot be in a method or the name of a field, or the end. */
    static int endOfToken(byte[] bytes, int from, int to) {
        return end(bytes, from, to, TOKEN);
    }

    /** Returns the offset of the first byte that cannot be in a request target, or the end. */
    static int endOfTarget(byte[] bytes, int from, int to) {
        return end(bytes, from, to, TARGET);
    }

    /** Returns the offset of the first control character except the tab, or the end. */
    static int endOfText(byte[] bytes, int from, int to) {
        int at = from;
        while (at + Long.BYTES <= to && !mayHaveControl(word(bytes, at))) {
            at += Long.BYTES;
        }
        return end(bytes, at, to, TEXT);
    }

    /** Returns eight bytes as one number. */
    static long word(byte[] bytes, int at) {
        return (long) LONG.get(bytes, at);
    }

    /** Returns true if one of eight bytes is below the space or is the delete character, and sometimes for bytes above ASCII. */
    static boolean mayHaveControl(long eight) {
        long below = eight - EACH * ' ';
        long deleted = (eight ^ EACH * 0x7f) - EACH;
        return ((below | deleted) & HIGH) != 0;
    }

    private static int end(byte[] bytes, int from, int to, int wanted) {
        int at = from;
        while (at < to && (CLASSES[bytes[at] & 0xff] & wanted) != 0) {
            at++;
        }
        return at;
    }

    /** Returns true for a space or a tab. */
    static boolean isBlank(byte value) {
        return value == ' ' || value == '\t';
    }

    /** Returns the value of a hexadecimal digit, or -1. */
    static int hexadecimal(byte value) {
        return Character.digit(value, 16);
    }
}
