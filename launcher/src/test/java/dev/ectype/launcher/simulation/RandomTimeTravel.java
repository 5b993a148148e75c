package dev.ectype.launcher.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.simulation.ModelHistory.Line;
import dev.ectype.launcher.simulation.ModelHistory.Past;
import dev.ectype.launcher.simulation.WireClient.Answer;
import dev.ectype.launcher.simulation.WireClient.Request;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/** Moves the clock and goes through history at random. */
final class RandomTimeTravel {
    private final SeededRandom chance;
    private final ModeledState side;
    private final StateChecks checks;
    private final boolean forgets;

    /**
     * Creates it.
     *
     * @param forgets whether the journal is so small that old positions are not available
     */
    RandomTimeTravel(SeededRandom chance, ModeledState side, StateChecks checks, boolean forgets) {
        this.chance = chance;
        this.side = side;
        this.checks = checks;
        this.forgets = forgets;
    }

    /** Performs a random move and describes it. */
    String act() {
        return switch (chance.below(12)) {
            case 0, 1 -> moveClock();
            case 2, 3, 4 -> backAndForth();
            case 5, 6 -> back();
            case 7 -> otherLine();
            case 8 -> compareTwo();
            case 9 -> restoreNow();
            case 10 -> chance.once(2) ? restoreThen() : reset();
            default -> wrongWay();
        };
    }

    private String moveClock() {
        boolean by = chance.once(2);
        Duration step = Duration.ofMinutes(chance.below(100_000));
        long time = side.now().clock() + step.toMillis();
        Answer answer = side.wire()
                .post(
                        "/__service/clock",
                        by
                                ? Map.of("advance", step.toString())
                                : Map.of("set", Instant.ofEpochMilli(time).toString()));
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
        assertThat(Instant.parse(answer.object().get("clock").toString()).toEpochMilli())
                .isEqualTo(time);
        side.wrote(side.now().at(time));
        return answer.toString();
    }

    /** Moves to another position and back; the state must be the same. */
    private String backAndForth() {
        long here = side.now().position();
        Line line = side.history().current();
        String before = side.snapshot();
        long to = line.first() + chance.below((int) (here - line.first() + 1));
        if (!went("rewind", Map.of("to", to), line, to)) {
            return "rewind to " + to + " is forgotten";
        }
        boolean toTheEnd = here == line.last() && chance.once(2);
        if (!went("forward", toTheEnd ? Map.of() : Map.of("to", here), line, here)) {
            return "forward to " + here + " is forgotten";
        }
        assertThat(side.snapshot()).isEqualTo(before);
        return "rewind to " + to + " and forward to " + here;
    }

    private String back() {
        Line line = side.history().current();
        long to = line.first() + chance.below((int) (side.now().position() - line.first() + 1));
        return "rewind to " + to + " " + went("rewind", Map.of("to", to), line, to);
    }

    private String otherLine() {
        Line line = chance.oneOf(side.history().lines());
        long to = line.first() + chance.below((int) (line.last() - line.first() + 1));
        to = chance.once(3) ? line.last() : to;
        return "go to " + to + " of " + line.name() + " "
                + went("rewind", Map.of("to", to, "branch", line.name()), line, to);
    }

    /** Moves to a position, unless the journal has forgotten it. */
    private boolean went(String how, Map<String, Object> body, Line line, long to) {
        Answer answer = side.wire().post("/__service/journal/" + how, body);
        if (answer.status() == 404 && mayBeForgotten(line, to)) {
            assertThat(side.snapshot()).isEqualTo(side.history().now().snapshot());
            return false;
        }
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
        Map<String, Object> expected = new LinkedHashMap<>();
        expected.put("branch", line.name());
        expected.put("position", (int) to);
        expected.put("last", (int) line.last());
        assertThat(answer.object()).as("%s", answer).containsAllEntriesOf(expected);
        side.history().go(line, to);
        side.moved();
        return true;
    }

    /** Reports whether a position may be forgotten: with a small journal or many lines, all but the latest writes. */
    private boolean mayBeForgotten(Line line, long position) {
        int lines = side.history().lines().size();
        boolean newest = line == side.history().lines().get(lines - 1);
        return forgets && !(newest && position >= line.last() - 1)
                || lines > 16 && !(newest && position >= line.start().position());
    }

    private String compareTwo() {
        Line line = side.history().current();
        int all = (int) (line.last() - line.first() + 1);
        Past from = line.at(line.first() + chance.below(all));
        Past to = line.at(line.first() + chance.below(all));
        checks.diff(from.believed(), to.believed(), !forgets);
        return "compared " + from.position() + " and " + to.position();
    }

    /** Restores the current state over itself. */
    private String restoreNow() {
        return restored(side.history().now());
    }

    private String restoreThen() {
        Line line = chance.oneOf(side.history().lines());
        return restored(line.at(line.first() + chance.below((int) (line.last() - line.first() + 1))));
    }

    private String restored(Past past) {
        Answer answer = side.wire().send(new Request("POST", "/__service/state/restore", past.snapshot(), Map.of()));
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
        side.history().replace(past);
        side.moved();
        return "restored position " + past.position();
    }

    private String reset() {
        Answer answer = side.wire().post("/__service/state/reset", Map.of());
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
        side.history().replace(side.history().lines().get(0).start());
        side.moved();
        return "reset";
    }

    private String wrongWay() {
        long last = side.history().current().last();
        Answer answer = side.wire()
                .post("/__service/journal/" + (chance.once(2) ? "rewind" : "forward"), Map.of("to", last + 1));
        assertThat(answer.status()).as("%s", answer).isIn(400, 404);
        assertThat(side.snapshot()).isEqualTo(side.history().now().snapshot());
        return answer.toString();
    }
}
