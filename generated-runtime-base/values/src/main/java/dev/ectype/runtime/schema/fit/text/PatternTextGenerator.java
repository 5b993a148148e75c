package dev.ectype.runtime.schema.fit.text;

import dev.ectype.runtime.schema.regex.Regex;
import dev.ectype.runtime.schema.regex.RegexNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Generates texts that probably match a regular expression. The caller validates them, because assertions are ignored. */
public final class PatternTextGenerator {
    private static final int LONGEST = 1 << 16;

    private final RegexNode root;

    private PatternTextGenerator(RegexNode root) {
        this.root = root;
    }

    /** Returns a generator for the expression, or null for an invalid one. */
    static @Nullable public PatternTextGenerator of(Regex regex) {
        RegexNode tree = regex.tree();
        return tree == null ? null : new PatternTextGenerator(tree);
    }

    /** @param stretch the maximum number of additional repetitions */
    public String write(KeyedRandom draw, int stretch) {
        Writer writer = new Writer(draw, stretch);
        writer.write(root);
        return writer.written.toString();
    }

    private static final class Writer {
        private final StringBuilder written = new StringBuilder();
        private final List<String> groups = new ArrayList<>();
        private final KeyedRandom draw;
        private final int stretch;

        Writer(KeyedRandom draw, int stretch) {
            this.draw = draw;
            this.stretch = stretch;
        }

        private void write(RegexNode node) {
            if (node instanceof RegexNode.Characters characters) {
                written.appendCodePoint(new CharacterSet(characters.set()).choose(draw));
            } else if (node instanceof RegexNode.Sequence sequence) {
                sequence.parts().forEach(this::write);
            } else if (node instanceof RegexNode.Alternatives alternatives) {
                List<RegexNode> branches = alternatives.branches();
                write(branches.get(draw.below(branches.size())));
            } else if (node instanceof RegexNode.Repetition repetition) {
                repeat(repetition);
            } else if (node instanceof RegexNode.Group group) {
                capture(group);
            } else if (node instanceof RegexNode.Atomic atomic) {
                write(atomic.part());
            } else if (node instanceof RegexNode.BackReference reference) {
                written.append(
                        isFull() || reference.number() > groups.size() ? "" : groups.get(reference.number() - 1));
            }
        }

        private void repeat(RegexNode.Repetition repetition) {
            int more = Math.min(repetition.most() - repetition.least(), stretch);
            int times = repetition.least() + (more <= 0 ? 0 : draw.below(more + 1));
            for (int time = 0; time < times && !isFull(); time++) {
                write(repetition.part());
            }
        }

        private void capture(RegexNode.Group group) {
            int from = written.length();
            write(group.part());
            while (groups.size() < group.number()) {
                groups.add("");
            }
            groups.set(group.number() - 1, written.substring(from));
        }

        private boolean isFull() {
            return written.length() >= LONGEST;
        }
    }
}
