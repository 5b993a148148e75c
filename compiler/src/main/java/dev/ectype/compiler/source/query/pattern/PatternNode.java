package dev.ectype.compiler.source.query.pattern;

import java.util.List;
import java.util.function.IntPredicate;

/** Represents a part of a regular expression. */
sealed interface PatternNode {
    /** Adds the instructions that match this part. */
    void compile(PatternProgram program) throws BadPattern;

    /** Matches one character. */
    record One(IntPredicate characters) implements PatternNode {
        @Override
        public void compile(PatternProgram program) throws BadPattern {
            program.character(characters);
        }
    }

    /** Matches parts one after the other. */
    record Sequence(List<PatternNode> parts) implements PatternNode {
        @Override
        public void compile(PatternProgram program) throws BadPattern {
            for (PatternNode part : parts) {
                part.compile(program);
            }
        }
    }

    /** Matches one of several parts. */
    record Choice(List<PatternNode> branches) implements PatternNode {
        @Override
        public void compile(PatternProgram program) throws BadPattern {
            int[] ends = new int[branches.size() - 1];
            for (int at = 0; at < ends.length; at++) {
                int split = program.split();
                branches.get(at).compile(program);
                ends[at] = program.jump();
                program.setSecond(split);
            }
            branches.get(ends.length).compile(program);
            for (int end : ends) {
                program.setFirst(end);
            }
        }
    }

    /**
     * Matches a part several times.
     *
     * @param greatest the limit, or -1 without a limit
     */
    record Repetition(PatternNode part, int least, int greatest) implements PatternNode {
        @Override
        public void compile(PatternProgram program) throws BadPattern {
            int before = -1;
            // A part without instructions matches only the empty text, however often it is repeated.
            for (int times = 0; times < least && program.size() > before; times++) {
                before = program.size();
                part.compile(program);
            }
            if (greatest < 0) {
                int split = program.split();
                part.compile(program);
                program.jumpTo(split);
                program.setSecond(split);
                return;
            }
            int[] splits = new int[greatest - least];
            for (int at = 0; at < splits.length; at++) {
                splits[at] = program.split();
                part.compile(program);
            }
            for (int split : splits) {
                program.setSecond(split);
            }
        }
    }
}
