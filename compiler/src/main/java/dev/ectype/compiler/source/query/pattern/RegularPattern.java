package dev.ectype.compiler.source.query.pattern;

import java.util.function.IntPredicate;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Matches texts with a regular expression by simulating its automaton, which never backtracks. */
public final class RegularPattern {
    private final PatternProgram program;

    private RegularPattern(PatternProgram program) {
        this.program = program;
    }

    public static RegularPattern parse(String expression) throws BadPattern {
        PatternProgram program = new PatternProgram();
        new PatternParser(expression).parse().compile(program);
        return new RegularPattern(program);
    }

    /** Returns the pattern, or null if the expression is invalid. */
    public static @Nullable RegularPattern find(String expression) {
        try {
            return parse(expression);
        } catch (BadPattern invalid) {
            return null;
        }
    }

    /**
     * Returns whether the whole text matches, or any part of it.
     *
     * @param work receives the number of steps of each character
     */
    public boolean matches(String text, boolean whole, LongConsumer work) {
        StateSet current = new StateSet();
        StateSet next = new StateSet();
        current.reach(0);
        int at = 0;
        while (at < text.length() && (whole || !current.accepts()) && !current.isEmpty()) {
            int character = text.codePointAt(at);
            at += Character.charCount(character);
            work.accept(current.size + 1L);
            current.advance(character, next);
            if (!whole) {
                next.reach(0);
            }
            StateSet reused = current;
            current = next;
            next = reused;
            next.size = 0;
        }
        return current.accepts() && (!whole || at == text.length());
    }

    /** Holds the instructions that the automaton has reached, each once. */
    private final class StateSet {
        private final int[] states = new int[program.size() + 1];
        private final int[] positions = new int[program.size() + 1];
        private final int[] pending = new int[2 * program.size() + 2];
        private int size;

        boolean isEmpty() {
            return size == 0;
        }

        boolean accepts() {
            return contains(program.size());
        }

        /** Adds an instruction and all that follow it without a character. */
        void reach(int start) {
            int waiting = 0;
            pending[waiting++] = start;
            while (waiting > 0) {
                int state = pending[--waiting];
                if (state < 0 || contains(state)) {
                    continue;
                }
                positions[state] = size;
                states[size++] = state;
                if (state < program.size() && program.characters(state) == null) {
                    pending[waiting++] = program.second(state);
                    pending[waiting++] = program.first(state);
                }
            }
        }

        void advance(int character, StateSet target) {
            for (int at = 0; at < size; at++) {
                int state = states[at];
                IntPredicate accepted = state < program.size() ? program.characters(state) : null;
                if (accepted != null && accepted.test(character)) {
                    target.reach(program.first(state));
                }
            }
        }

        private boolean contains(int state) {
            int position = positions[state];
            return position < size && states[position] == state;
        }
    }
}
