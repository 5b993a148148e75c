package dev.ectype.runtime.schema.fit;

import java.util.BitSet;

/** Characters that a place in a regular expression allows, as far as ASCII; others only when nothing else is left. */
final class CharacterSet {
    private static final int ASCII = 128;
    private static final String PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

    private final BitSet members = new BitSet(ASCII);
    private int beyond = -1;

    static CharacterSet any() {
        CharacterSet set = new CharacterSet();
        PLAIN.chars().forEach(set.members::set);
        return set;
    }

    CharacterSet add(int from, int to) {
        if (from < ASCII) {
            members.set(from, Math.min(to, ASCII - 1) + 1);
        } else {
            beyond = from;
        }
        return this;
    }

    CharacterSet addAll(CharacterSet other) {
        members.or(other.members);
        beyond = other.beyond >= 0 ? other.beyond : beyond;
        return this;
    }

    CharacterSet negated() {
        CharacterSet set = new CharacterSet();
        set.members.set(' ', ASCII - 1);
        set.members.andNot(members);
        return set;
    }

    /** Letters and digits are chosen before signs, and signs before what cannot be printed. */
    int choose(Draw draw) {
        if (members.isEmpty()) {
            return beyond >= 0 ? beyond : 'a';
        }
        BitSet plain = any().members;
        plain.and(members);
        boolean signs = plain.isEmpty() || draw.below(8) == 0;
        BitSet printed = new BitSet();
        printed.set('!', ASCII - 1);
        printed.and(members);
        return nth(signs ? printed.isEmpty() ? members : printed : plain, draw);
    }

    private static int nth(BitSet set, Draw draw) {
        int at = set.nextSetBit(0);
        for (int left = draw.below(set.cardinality()); left > 0; left--) {
            at = set.nextSetBit(at + 1);
        }
        return at;
    }
}
