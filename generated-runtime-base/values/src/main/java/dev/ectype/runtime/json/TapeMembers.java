package dev.ectype.runtime.json;

import java.util.Arrays;

/** Finds members on a tape by comparing bytes. */
final class TapeMembers {
    private TapeMembers() {}

    /** The node of the name behind the member that {@code name} begins. */
    static int next(int[] tape, int name) {
        return tape[name + TapeLayout.WORDS + TapeLayout.NEXT];
    }

    /** The value node of the member with this name, or -1. */
    static int find(byte[] bytes, int[] tape, int object, MemberName wanted) {
        byte[] utf8 = wanted.utf8();
        int length = utf8.length + 2;
        int stop = tape[object + TapeLayout.NEXT];
        for (int name = object + TapeLayout.WORDS; name < stop; name = next(tape, name)) {
            int flags = tape[name] & (TapeLayout.ESCAPED | TapeLayout.SHADOWED);
            int from = tape[name + TapeLayout.FROM];
            int to = tape[name + TapeLayout.TO];
            if (flags == 0
                    ? to - from == length && Arrays.equals(bytes, from + 1, to - 1, utf8, 0, utf8.length)
                    : flags == TapeLayout.ESCAPED
                            && StringDecoder.decode(bytes, tape, name).equals(wanted.name())) {
                return name + TapeLayout.WORDS;
            }
        }
        return -1;
    }

    /** The value node of the member with this name, or -1. */
    static int find(byte[] bytes, int[] tape, int object, String wanted) {
        int stop = tape[object + TapeLayout.NEXT];
        for (int name = object + TapeLayout.WORDS; name < stop; name = next(tape, name)) {
            if ((tape[name] & TapeLayout.SHADOWED) == 0 && StringDecoder.is(bytes, tape, name, wanted)) {
                return name + TapeLayout.WORDS;
            }
        }
        return -1;
    }
}
