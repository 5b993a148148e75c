package dev.ectype.runtime.schema.regex;

import java.util.List;

/** Represents a part of a regular expression. */
public sealed interface RegexNode {
    /** The repetition count for "any number". */
    int UNBOUNDED = Integer.MAX_VALUE;

    /** Matches one code point of a class. */
    record Characters(CharacterClass set) implements RegexNode {}

    /** Matches its parts in order; without parts, the empty text. */
    record Sequence(List<RegexNode> parts) implements RegexNode {
        public Sequence {
            parts = List.copyOf(parts);
        }
    }

    /** Matches one of its branches, earlier ones preferred. */
    record Alternatives(List<RegexNode> branches) implements RegexNode {
        public Alternatives {
            branches = List.copyOf(branches);
        }
    }

    /** Matches a part at least {@code least} and at most {@code most} times. */
    record Repetition(RegexNode part, int least, int most, boolean lazy) implements RegexNode {}

    /** Captures the text of a part in a group, counted from 1. */
    record Group(RegexNode part, int number) implements RegexNode {}

    /** The text that a group captured, once more; the empty text if the group captured none (ECMA-262, 22.2.2.7.2). */
    record BackReference(int number, boolean ignoringCase) implements RegexNode {}

    /** Checks a condition on a position without consuming text. */
    record Assertion(Kind kind) implements RegexNode {
        /** Lists the conditions on a position. */
        public enum Kind {
            TEXT_START,
            TEXT_END,
            /** The end of the text, or before the line break that ends it. */
            LAST_LINE_END,
            LINE_START,
            LINE_END,
            WORD_BOUNDARY,
            NO_WORD_BOUNDARY
        }
    }

    /** Checks that a part matches, or does not match, ahead of or behind a position. */
    record Look(RegexNode part, boolean behind, boolean negative) implements RegexNode {}

    /** Matches a part without backtracking into it. */
    record Atomic(RegexNode part) implements RegexNode {}
}
