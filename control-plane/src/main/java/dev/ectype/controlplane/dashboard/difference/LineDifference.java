package dev.ectype.controlplane.dashboard.difference;

import com.github.difflib.DiffUtils;
import com.github.difflib.algorithm.myers.MyersDiffWithLinearSpace;
import com.github.difflib.patch.AbstractDelta;
import com.github.difflib.patch.Chunk;
import com.github.difflib.patch.DeltaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Represents the difference of two texts line by line.
 *
 * @param runs the equal and the changed lines in order
 */
public record LineDifference(List<Run> runs) {
    /** The maximum number of lines of a text; the comparison takes up to a second for two such texts. */
    public static final int MOST_LINES = 5000;

    /** The number of equal lines that remain visible beside a change. */
    private static final int CONTEXT = 3;

    /** The minimum number of equal lines that are hidden. */
    private static final int LEAST_FOLDED = 4;

    /** Represents a line with its number in its text. */
    public record Line(int number, String text) {}

    /**
     * Represents successive lines that are equal or changed together.
     *
     * @param isEqual whether both texts have these lines
     * @param isFolded whether the lines are hidden at first
     * @param before the lines of the first text; empty if the lines are new
     * @param after the lines of the second text; empty if the lines are gone
     */
    public record Run(boolean isEqual, boolean isFolded, List<Line> before, List<Line> after) {}

    /** Compares two texts; returns empty if one of them has too many lines. An empty text has no lines. */
    public static Optional<LineDifference> of(String before, String after) {
        List<String> first = lines(before);
        List<String> second = lines(after);
        if (first.size() > MOST_LINES || second.size() > MOST_LINES) {
            return Optional.empty();
        }
        Runs runs = new Runs(first.size(), second.size());
        DiffUtils.diff(first, second, new MyersDiffWithLinearSpace<>(), null, true)
                .getDeltas()
                .forEach(runs::add);
        return Optional.of(new LineDifference(runs.end()));
    }

    private static List<String> lines(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split("\n", -1));
    }

    /** Returns whether the texts have the same lines. */
    public boolean isEqual() {
        return runs.stream().allMatch(Run::isEqual);
    }

    /** Collects successive changes as one run, and divides equal lines into visible and hidden ones. */
    private static final class Runs {
        private final int firstSize;
        private final int secondSize;
        private final List<Run> runs = new ArrayList<>();
        private List<Line> removed = new ArrayList<>();
        private List<Line> added = new ArrayList<>();

        Runs(int firstSize, int secondSize) {
            this.firstSize = firstSize;
            this.secondSize = secondSize;
        }

        void add(AbstractDelta<String> delta) {
            List<Line> before = numbered(delta.getSource());
            List<Line> after = numbered(delta.getTarget());
            if (delta.getType() == DeltaType.EQUAL) {
                endChange();
                fold(before, after);
            } else {
                removed.addAll(before);
                added.addAll(after);
            }
        }

        private static List<Line> numbered(Chunk<String> chunk) {
            List<Line> lines = new ArrayList<>();
            int number = chunk.getPosition();
            for (String text : chunk.getLines()) {
                // Lines that differ in their ends only would look the same.
                lines.add(new Line(++number, text.replace('\r', '␍')));
            }
            return lines;
        }

        private void fold(List<Line> before, List<Line> after) {
            int size = before.size();
            boolean first = before.get(0).number() == 1 && after.get(0).number() == 1;
            boolean last = before.get(size - 1).number() == firstSize
                    && after.get(size - 1).number() == secondSize;
            int from = first ? 0 : Math.min(CONTEXT, size);
            int to = last ? size : Math.max(from, size - CONTEXT);
            if (to - from < LEAST_FOLDED) {
                runs.add(new Run(true, false, before, after));
                return;
            }
            equal(false, before.subList(0, from), after.subList(0, from));
            equal(true, before.subList(from, to), after.subList(from, to));
            equal(false, before.subList(to, size), after.subList(to, size));
        }

        private void equal(boolean isFolded, List<Line> before, List<Line> after) {
            if (!before.isEmpty()) {
                runs.add(new Run(true, isFolded, before, after));
            }
        }

        private void endChange() {
            if (!removed.isEmpty() || !added.isEmpty()) {
                runs.add(new Run(false, false, removed, added));
                removed = new ArrayList<>();
                added = new ArrayList<>();
            }
        }

        List<Run> end() {
            endChange();
            return List.copyOf(runs);
        }
    }
}
