package dev.ectype.runtime.json;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Marks members that a later member of the same name replaces. */
final class DuplicateNames {
    /** Up to this size an object costs one bit test per name, and at worst a comparison with each earlier one. */
    private static final int FEW = 64;

    private DuplicateNames() {}

    /** Returns true if there was one. */
    static boolean shadow(byte[] bytes, int[] tape, int object) {
        int size = tape[object] >>> TapeLayout.SIZE_SHIFT;
        if (size < 2) {
            return false;
        }
        int shadowed = size > FEW ? -1 : shadowFew(bytes, tape, object);
        if (shadowed < 0) {
            shadowed = shadowMany(bytes, tape, object);
        }
        tape[object] -= shadowed * TapeLayout.ONE;
        return shadowed > 0;
    }

    private static int shadowFew(byte[] bytes, int[] tape, int object) {
        long seen = 0;
        int shadowed = 0;
        int stop = tape[object + TapeLayout.NEXT];
        for (int name = object + TapeLayout.WORDS; name < stop; name = TapeMembers.next(tape, name)) {
            if ((tape[name] & TapeLayout.ESCAPED) != 0) {
                return -1;
            }
            long bit = 1L << signature(bytes, tape[name + TapeLayout.FROM], tape[name + TapeLayout.TO]);
            if ((seen & bit) != 0) {
                shadowed += shadowSame(bytes, tape, object, name);
            }
            seen |= bit;
        }
        return shadowed;
    }

    // A shift takes the lowest six bits. Of an empty name both bytes are its quotes.
    private static int signature(byte[] bytes, int from, int to) {
        return (to - from) * 7 + bytes[from + 1] * 13 + bytes[to - 2] * 29;
    }

    private static int shadowSame(byte[] bytes, int[] tape, int object, int name) {
        int from = tape[name + TapeLayout.FROM];
        int to = tape[name + TapeLayout.TO];
        for (int earlier = object + TapeLayout.WORDS; earlier < name; earlier = TapeMembers.next(tape, earlier)) {
            int start = tape[earlier + TapeLayout.FROM];
            int stop = tape[earlier + TapeLayout.TO];
            if (stop - start == to - from
                    && (tape[earlier] & TapeLayout.SHADOWED) == 0
                    && Arrays.equals(bytes, start, stop, bytes, from, to)) {
                tape[earlier] |= TapeLayout.SHADOWED;
                return 1;
            }
        }
        return 0;
    }

    // Buckets of comparable keys turn into trees, so names chosen to collide cost a logarithm and not a square.
    private static int shadowMany(byte[] bytes, int[] tape, int object) {
        Map<String, Integer> seen = new LinkedHashMap<>();
        int shadowed = 0;
        int stop = tape[object + TapeLayout.NEXT];
        for (int name = object + TapeLayout.WORDS; name < stop; name = TapeMembers.next(tape, name)) {
            tape[name] &= ~TapeLayout.SHADOWED;
            @Nullable Integer earlier = seen.put(StringDecoder.decode(bytes, tape, name), name);
            if (earlier != null) {
                tape[earlier] |= TapeLayout.SHADOWED;
                shadowed++;
            }
        }
        return shadowed;
    }
}
