package dev.ectype.runtime.schema.regex;

import java.util.List;

/**
 * Holds a compiled expression: instructions of three numbers each, an operation and two operands. Directions are 1 (forward) and -1.
 *
 * @param classes the classes that SET names by index
 * @param runs the runs that RUN names by index
 * @param registers how many positions the matcher remembers: two for each group that is referred to, one for each loop that may
 *     consume nothing
 * @param splits the number of SPLIT instructions
 * @param anchored true if a match can only start at the start of the text
 * @param hasReferences true if the course of a match depends on more than instruction and position
 */
record RegexProgram(
        int[] code,
        List<CharacterClass> classes,
        List<Run> runs,
        int registers,
        int splits,
        boolean anchored,
        boolean hasReferences) {
    static final int WIDTH = 3;

    static final int MATCH = 0;
    /** One code point: code point, direction. */
    static final int CHAR = 1;
    /** One code point of a class: class, direction. */
    static final int SET = 2;
    /** As many code points as a run allows: run. */
    static final int RUN = 3;
    /** Goes on with the next instruction, and on failure at the target: target, number of the split. */
    static final int SPLIT = 4;
    /** Goes on at the target, and on failure with the next instruction: target, number of the split. */
    static final int SPLIT_LAZY = 5;

    static final int JUMP = 6;
    /** Fails unless the position fulfils the condition: ordinal of its kind. */
    static final int ASSERT = 7;
    /** Remembers the position: register. */
    static final int SAVE = 8;
    /** Forgets a position: register. */
    static final int CLEAR = 9;
    /** Fails where the position is still the remembered one: register. */
    static final int PROGRESS = 10;
    /** The text between two remembered positions: first register, direction, doubled when case is ignored. */
    static final int REFERENCE = 11;
    /** Starts a part that is matched on its own: target behind it, 1 if it must not match. */
    static final int LOOK = 12;
    /** Ends such a part, and goes on where it started: 1 if it must not match. */
    static final int LOOK_END = 13;
    /** Ends such a part, and goes on where it ended. */
    static final int ATOMIC_END = 14;

    /** Code points of a class, as many as there are, where fewer could not lead to a match. */
    record Run(CharacterClass set, int least, int most) {}
}
