package dev.ectype.runtime.schema.regex;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Represents a set of code points: ranges and Unicode properties, optionally negated or case-insensitive. */
public final class CharacterClass {
    private static final int ASCII = 128;

    private final int[] ranges;
    private final List<IntPredicate> properties;
    private final boolean negated;
    private final boolean ignoringCase;
    private final long low;
    private final long high;

    private CharacterClass(Builder builder, boolean negated, boolean ignoringCase) {
        this.ranges = builder.ranges.stream().mapToInt(Integer::intValue).toArray();
        this.properties = List.copyOf(builder.properties);
        this.negated = negated;
        this.ignoringCase = ignoringCase;
        this.low = bits(0);
        this.high = bits(64);
    }

    static CharacterClass of(int point, boolean ignoringCase) {
        return new Builder().add(point, point).build(false, ignoringCase);
    }

    /** Returns true if the set contains the code point. */
    public boolean contains(int point) {
        if (point < 64) {
            return (low >>> point & 1) != 0;
        }
        return point < ASCII ? (high >>> point & 1) != 0 : decide(point);
    }

    /** Returns the first listed code point beyond ASCII, or -1. */
    public int firstBeyondAscii() {
        for (int at = 0; at < ranges.length && !negated; at += 2) {
            if (ranges[at + 1] >= ASCII) {
                return Math.max(ASCII, ranges[at]);
            }
        }
        return -1;
    }

    public boolean isNegated() {
        return negated;
    }

    /** Returns the only code point of the class, or -1 for several. */
    int single() {
        boolean single = ranges.length == 2 && ranges[0] == ranges[1];
        return single && properties.isEmpty() && !negated && !ignoringCase ? ranges[0] : -1;
    }

    /** Returns true if the classes have no common code point; false also if the check would take too long. */
    boolean isDisjointFrom(CharacterClass other) {
        return listsFew() && hasNoneOf(this, other) || other.listsFew() && hasNoneOf(other, this);
    }

    private boolean listsFew() {
        long points = 0;
        for (int at = 0; at < ranges.length; at += 2) {
            points += ranges[at + 1] - ranges[at] + 1;
        }
        return points <= 300 && properties.isEmpty() && !negated && !ignoringCase;
    }

    private static boolean hasNoneOf(CharacterClass few, CharacterClass other) {
        for (int at = 0; at < few.ranges.length; at += 2) {
            for (int point = few.ranges[at]; point <= few.ranges[at + 1]; point++) {
                if (other.contains(point)) {
                    return false;
                }
            }
        }
        return true;
    }

    private long bits(int from) {
        long bits = 0;
        for (int point = from; point < from + 64; point++) {
            bits |= decide(point) ? 1L << point : 0;
        }
        return bits;
    }

    private boolean decide(int point) {
        boolean found = lists(point)
                || ignoringCase && (lists(Character.toLowerCase(point)) || lists(Character.toUpperCase(point)));
        return found != negated;
    }

    private boolean lists(int point) {
        for (int at = 0; at < ranges.length; at += 2) {
            if (ranges[at] <= point && point <= ranges[at + 1]) {
                return true;
            }
        }
        for (IntPredicate property : properties) {
            if (property.test(point)) {
                return true;
            }
        }
        return false;
    }

    /** Collects the members of a class. */
    static final class Builder {
        private final List<Integer> ranges = new ArrayList<>();
        private final List<IntPredicate> properties = new ArrayList<>();

        Builder add(int from, int to) {
            ranges.add(from);
            ranges.add(to);
            return this;
        }

        Builder add(IntPredicate property) {
            properties.add(property);
            return this;
        }

        CharacterClass build(boolean negated, boolean ignoringCase) {
            return new CharacterClass(this, negated, ignoringCase);
        }
    }
}
