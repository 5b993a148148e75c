package dev.ectype.compiler.source.query.pattern;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** Holds the instructions of an automaton while it is built, and the automaton afterwards. */
final class PatternProgram {
    private static final int LARGEST = 10_000;

    private final List<@Nullable IntPredicate> characters = new ArrayList<>();
    private int[] first = new int[16];
    private int[] second = new int[16];

    /** Adds an instruction that consumes a character and continues with the next instruction. */
    void character(IntPredicate accepted) throws BadPattern {
        int at = add(accepted);
        first[at] = at + 1;
        second[at] = -1;
    }

    /** Adds an instruction that continues with the next one and with another one, which is set later. */
    int split() throws BadPattern {
        int at = add(null);
        first[at] = at + 1;
        second[at] = -1;
        return at;
    }

    /** Adds an instruction that continues elsewhere, which is set later. */
    int jump() throws BadPattern {
        int at = add(null);
        first[at] = -1;
        second[at] = -1;
        return at;
    }

    void jumpTo(int target) throws BadPattern {
        int at = jump();
        first[at] = target;
    }

    /** Lets an instruction continue at the end of the current program. */
    void setFirst(int instruction) {
        first[instruction] = characters.size();
    }

    /** Lets an instruction also continue at the end of the current program. */
    void setSecond(int instruction) {
        second[instruction] = characters.size();
    }

    /** Returns the number of instructions; reaching this number is a match. */
    int size() {
        return characters.size();
    }

    /** Returns the accepted characters, or null for an instruction that consumes none. */
    @Nullable
    IntPredicate characters(int instruction) {
        return characters.get(instruction);
    }

    int first(int instruction) {
        return first[instruction];
    }

    int second(int instruction) {
        return second[instruction];
    }

    private int add(@Nullable IntPredicate accepted) throws BadPattern {
        int at = characters.size();
        if (at == LARGEST) {
            throw new BadPattern("it needs more than " + LARGEST + " states");
        }
        if (at == first.length) {
            first = Arrays.copyOf(first, at * 2);
            second = Arrays.copyOf(second, at * 2);
        }
        characters.add(accepted);
        return at;
    }
}
