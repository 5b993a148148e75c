package dev.ectype.runtime.schema.fit.text;

import dev.ectype.runtime.schema.regex.CharacterClass;
import java.util.BitSet;

/** Selects the characters of a class for generated texts: ASCII characters, or another one if there is none. */
final class CharacterSet {
    private static final int ASCII = 128;
    private static final BitSet LETTERS_AND_DIGITS = new BitSet(ASCII);
    private static final BitSet PRINTED = new BitSet(ASCII);

    static {
        LETTERS_AND_DIGITS.set('a', 'z' + 1);
        LETTERS_AND_DIGITS.set('A', 'Z' + 1);
        LETTERS_AND_DIGITS.set('0', '9' + 1);
        PRINTED.set('!', ASCII - 1);
    }

    private final BitSet members = new BitSet(ASCII);
    private final int beyond;

    CharacterSet(CharacterClass set) {
        for (int point = set.isNegated() ? ' ' : 0; point < ASCII - 1; point++) {
            members.set(point, set.contains(point));
        }
        beyond = set.firstBeyondAscii();
    }

    /** Chooses a character: letters and digits before signs, signs before unprintable characters. */
    int choose(KeyedRandom draw) {
        if (members.isEmpty()) {
            return beyond >= 0 ? beyond : 'a';
        }
        BitSet plain = both(LETTERS_AND_DIGITS);
        BitSet printed = both(PRINTED);
        // A class with all signs does not need any of them.
        boolean signs = plain.isEmpty() || draw.below(8) == 0 && !printed.equals(PRINTED);
        return nth(signs ? printed.isEmpty() ? members : printed : plain, draw);
    }

    private BitSet both(BitSet others) {
        BitSet both = (BitSet) members.clone();
        both.and(others);
        return both;
    }

    private static int nth(BitSet set, KeyedRandom draw) {
        int at = set.nextSetBit(0);
        for (int left = draw.below(set.cardinality()); left > 0; left--) {
            at = set.nextSetBit(at + 1);
        }
        return at;
    }
}
