package dev.ectype.launcher.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The history of model states, in lines like the branches of the journal. */
final class ModelHistory {
    private final List<Line> lines = new ArrayList<>();
    private Line current;
    private Past now;

    /** The model state at a position with the emulator's snapshot. */
    record Past(ModelState believed, String snapshot) {
        long position() {
            return believed.position();
        }
    }

    /** A line of history, from the position at which it branched off another line. */
    static final class Line {
        private final String name;
        private final @Nullable Line left;
        private final TreeMap<Long, Past> pasts = new TreeMap<>();

        private Line(String name, @Nullable Line left, Past start) {
            this.name = name;
            this.left = left;
            pasts.put(start.position(), start);
        }

        String name() {
            return name;
        }

        Past start() {
            return pasts.firstEntry().getValue();
        }

        long last() {
            return pasts.lastKey();
        }

        /** The oldest position of the line, including the lines that it branched off. */
        long first() {
            return left == null ? pasts.firstKey() : Math.min(left.first(), pasts.firstKey());
        }

        /** Reports whether a model state belongs to one of the line's positions. */
        boolean covers(ModelState believed) {
            long position = believed.position();
            return position >= first() && position <= last() && at(position).believed() == believed;
        }

        Past at(long position) {
            Line line = this;
            while (position < line.pasts.firstKey()) {
                line = Objects.requireNonNull(line.left);
            }
            return Objects.requireNonNull(line.pasts.get(position));
        }
    }

    ModelHistory(Past start) {
        now = start;
        current = new Line("main", null, start);
        lines.add(current);
    }

    Past now() {
        return now;
    }

    Line current() {
        return current;
    }

    List<Line> lines() {
        return lines;
    }

    /** Adds a write: behind any but the newest state it starts a new line. */
    void write(Past next) {
        boolean newest = current == lines.get(lines.size() - 1) && now.position() == current.last();
        if (!newest) {
            begin(current, now);
        }
        current.pasts.put(next.position(), next);
        now = next;
    }

    /** Replaces the whole state, which starts a new line. */
    void replace(Past other) {
        begin(null, other);
        now = other;
    }

    void go(Line line, long position) {
        current = line;
        now = line.at(position);
    }

    private void begin(@Nullable Line left, Past start) {
        current = new Line("branch-" + lines.size(), left, start);
        lines.add(current);
    }
}
