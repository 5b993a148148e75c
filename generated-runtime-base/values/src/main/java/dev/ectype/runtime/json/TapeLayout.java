package dev.ectype.runtime.json;

import java.util.Arrays;

/**
 * Defines the layout of a tape: four ints per value or member name, in document order.
 * Head (kind, flags and, for containers, size), offset of the first byte, offset behind the last, index of the next sibling.
 */
final class TapeLayout {
    static final int WORDS = 4;
    static final int FROM = 1;
    static final int TO = 2;
    static final int NEXT = 3;

    static final int KIND = 7;
    static final int ESCAPED = 1 << 3;
    static final int NON_ASCII = 1 << 4;
    /** Of a container: its bytes hold white space or a duplicate name, so a copy of them is not compact. */
    static final int LOOSE = 1 << 5;
    /** Of a member name: a later member of the same object has the same name and wins. */
    static final int SHADOWED = 1 << 6;

    static final int SIZE_SHIFT = 8;
    static final int ONE = 1 << SIZE_SHIFT;

    static final int OBJECT = JsonKind.OBJECT.ordinal();
    static final int ARRAY = JsonKind.ARRAY.ordinal();
    static final int STRING = JsonKind.STRING.ordinal();
    static final int NUMBER = JsonKind.NUMBER.ordinal();
    static final int TRUE = JsonKind.TRUE.ordinal();
    static final int FALSE = JsonKind.FALSE.ordinal();
    static final int NULL = JsonKind.NULL.ordinal();

    private TapeLayout() {}

    /** Copies the entries of a value, relative to its own first byte and entry. */
    static int[] detach(int[] tape, int node) {
        int from = tape[node + FROM];
        int[] own = Arrays.copyOfRange(tape, node, tape[node + NEXT]);
        for (int at = 0; at < own.length; at += WORDS) {
            own[at + FROM] -= from;
            own[at + TO] -= from;
            own[at + NEXT] -= node;
        }
        return own;
    }
}
