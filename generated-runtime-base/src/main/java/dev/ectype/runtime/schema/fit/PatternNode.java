package dev.ectype.runtime.schema.fit;

import java.util.ArrayList;
import java.util.List;

/** A part of a regular expression that can write a text. */
sealed interface PatternNode {
    void write(Text text);

    /** The text being written, and the chance that decides where the expression leaves a choice. */
    final class Text {
        private final StringBuilder written = new StringBuilder();
        private final List<String> groups = new ArrayList<>();
        private final Draw draw;
        private final int stretch;
        private final int longest;

        Text(Draw draw, int stretch, int longest) {
            this.draw = draw;
            this.stretch = stretch;
            this.longest = longest;
        }

        private boolean isFull() {
            return written.length() >= longest;
        }

        @Override
        public String toString() {
            return written.toString();
        }
    }

    /** One character of a set. */
    record Characters(CharacterSet set) implements PatternNode {
        @Override
        public void write(Text text) {
            text.written.appendCodePoint(set.choose(text.draw));
        }
    }

    /** One part after the other. */
    record Sequence(List<PatternNode> parts) implements PatternNode {
        public Sequence {
            parts = List.copyOf(parts);
        }

        @Override
        public void write(Text text) {
            parts.forEach(part -> part.write(text));
        }
    }

    /** One of the branches. */
    record Alternatives(List<PatternNode> branches) implements PatternNode {
        public Alternatives {
            branches = List.copyOf(branches);
        }

        @Override
        public void write(Text text) {
            branches.get(text.draw.below(branches.size())).write(text);
        }
    }

    /** A part several times. */
    record Repetition(PatternNode part, int least, int most) implements PatternNode {
        @Override
        public void write(Text text) {
            int more = Math.min(most - least, text.stretch);
            int times = least + (more <= 0 ? 0 : text.draw.below(more + 1));
            for (int time = 0; time < times && !text.isFull(); time++) {
                part.write(text);
            }
        }
    }

    /** A part whose text may be referred to. */
    record Group(PatternNode part, int number) implements PatternNode {
        @Override
        public void write(Text text) {
            int from = text.written.length();
            part.write(text);
            while (text.groups.size() < number) {
                text.groups.add("");
            }
            text.groups.set(number - 1, text.written.substring(from));
        }
    }

    /** What a group wrote, again. */
    record Again(int number) implements PatternNode {
        @Override
        public void write(Text text) {
            if (number <= text.groups.size() && !text.isFull()) {
                text.written.append(text.groups.get(number - 1));
            }
        }
    }
}
