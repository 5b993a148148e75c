package dev.ectype.runtime.json;

import java.util.Arrays;

/** Finds members on a tape by comparing bytes. */
final class Members {
    private Members() {}

    /** The node of the name behind the member that {@code name} begins. */
    static int next(int[] tape, int name) {
        return tape[name + Node.WORDS + Node.NEXT];
    }

    /** The value node of the member with this name, or -1. */
    static int find(byte[] bytes, int[] tape, int object, MemberName wanted) {
        byte[] utf8 = wanted.utf8();
        int length = utf8.length + 2;
        int stop = tape[object + Node.NEXT];
        for (int name = object + Node.WORDS; name < stop; name = next(tape, name)) {
            int flags = tape[name] & (Node.ESCAPED | Node.SHADOWED);
            int from = tape[name + Node.FROM];
            int to = tape[name + Node.TO];
            if (flags == 0
                    ? to - from == length && Arrays.equals(bytes, from + 1, to - 1, utf8, 0, utf8.length)
                    : flags == Node.ESCAPED && Text.decode(bytes, tape, name).equals(wanted.name())) {
                return name + Node.WORDS;
            }
        }
        return -1;
    }

    /** The value node of the member with this name, or -1. */
    static int find(byte[] bytes, int[] tape, int object, String wanted) {
        int stop = tape[object + Node.NEXT];
        for (int name = object + Node.WORDS; name < stop; name = next(tape, name)) {
            if ((tape[name] & Node.SHADOWED) == 0 && Text.is(bytes, tape, name, wanted)) {
                return name + Node.WORDS;
            }
        }
        return -1;
    }
}
