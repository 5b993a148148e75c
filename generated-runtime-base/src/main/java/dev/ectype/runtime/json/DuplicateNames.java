package dev.ectype.runtime.json;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Marks the members of an object that a later member of the same name replaces. */
final class DuplicateNames {
    /** Up to this size an object costs one bit test per name, and at worst a comparison with each earlier one. */
    private static final int FEW = 64;

    private DuplicateNames() {}

    /** True where there was one. */
    static boolean shadow(byte[] bytes, int[] tape, int object) {
        int size = tape[object] >>> Node.SIZE_SHIFT;
        if (size < 2) {
            return false;
        }
        int shadowed = size > FEW ? -1 : shadowFew(bytes, tape, object);
        if (shadowed < 0) {
            shadowed = shadowMany(bytes, tape, object);
        }
        tape[object] -= shadowed * Node.ONE;
        return shadowed > 0;
    }

    private static int shadowFew(byte[] bytes, int[] tape, int object) {
        long seen = 0;
        int shadowed = 0;
        int stop = tape[object + Node.NEXT];
        for (int name = object + Node.WORDS; name < stop; name = Members.next(tape, name)) {
            if ((tape[name] & Node.ESCAPED) != 0) {
                return -1;
            }
            long bit = 1L << signature(bytes, tape[name + Node.FROM], tape[name + Node.TO]);
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
        int from = tape[name + Node.FROM];
        int to = tape[name + Node.TO];
        for (int earlier = object + Node.WORDS; earlier < name; earlier = Members.next(tape, earlier)) {
            int start = tape[earlier + Node.FROM];
            int stop = tape[earlier + Node.TO];
            if (stop - start == to - from
                    && (tape[earlier] & Node.SHADOWED) == 0
                    && Arrays.equals(bytes, start, stop, bytes, from, to)) {
                tape[earlier] |= Node.SHADOWED;
                return 1;
            }
        }
        return 0;
    }

    // Buckets of comparable keys turn into trees, so names chosen to collide cost a logarithm and not a square.
    private static int shadowMany(byte[] bytes, int[] tape, int object) {
        Map<String, Integer> seen = new LinkedHashMap<>();
        int shadowed = 0;
        int stop = tape[object + Node.NEXT];
        for (int name = object + Node.WORDS; name < stop; name = Members.next(tape, name)) {
            tape[name] &= ~Node.SHADOWED;
            @Nullable Integer earlier = seen.put(Text.decode(bytes, tape, name), name);
            if (earlier != null) {
                tape[earlier] |= Node.SHADOWED;
                shadowed++;
            }
        }
        return shadowed;
    }
}
