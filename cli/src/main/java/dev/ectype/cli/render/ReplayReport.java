package dev.ectype.cli.render;

import dev.ectype.cli.terminal.Progress;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.launcher.replay.Kind;
import dev.ectype.launcher.replay.Replayed;
import dev.ectype.launcher.replay.Result;
import dev.ectype.runtime.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** Prints what came of a replay while it runs: differences as rows, or every result as a line of JSON. */
public final class ReplayReport {
    private static final long BETWEEN = 100_000_000;

    private final Terminal terminal;
    private final boolean json;
    private final Progress progress;
    private final Map<Kind, Long> counts = new EnumMap<>(Kind.class);
    private final JsonWriter line = new JsonWriter();
    private long total;
    private long unordered;
    private long shown = System.nanoTime();
    private boolean titled;

    public ReplayReport(Terminal terminal, boolean json) {
        this.terminal = terminal;
        this.json = json;
        this.progress = Progress.of(terminal, "replaying");
        for (Kind kind : Kind.values()) {
            counts.put(kind, 0L);
        }
    }

    /** Whether nothing was added yet. */
    public boolean isFirst() {
        return total == 0;
    }

    public boolean differs() {
        return counts.getOrDefault(Kind.MATCH, 0L) < total;
    }

    public void add(Replayed replayed) {
        Result result = replayed.result();
        total++;
        counts.merge(result.kind(), 1L, Long::sum);
        boolean excused = result.kind() == Kind.MATCH && !result.overlaps().isEmpty();
        unordered += excused ? 1 : 0;
        if (json) {
            progress.clear();
            line.reset();
            result.write(line);
            terminal.out().println(new String(line.array(), 0, line.length(), StandardCharsets.UTF_8));
        } else if (excused || result.kind() != Kind.MATCH) {
            row(replayed);
        }
        progress();
    }

    private void row(Replayed replayed) {
        progress.clear();
        if (!titled) {
            terminal.out().println("    seq  kind                 request and what differs");
            titled = true;
        }
        Result result = replayed.result();
        terminal.out()
                .printf(
                        Locale.ROOT,
                        "%7d  %-19s  %s %s%n",
                        result.seq(),
                        result.kind() == Kind.MATCH
                                ? "match_but_for_order"
                                : result.kind().word(),
                        replayed.asked().method(),
                        replayed.asked().target());
        for (String difference : Differences.of(result)) {
            terminal.out().println(" ".repeat(30) + difference);
        }
        terminal.out().flush();
    }

    private void progress() {
        long now = System.nanoTime();
        if (now - shown > BETWEEN) {
            shown = now;
            progress.work("replayed " + total + ", " + (total - counts.getOrDefault(Kind.MATCH, 0L)) + " differ");
        }
    }

    /** Prints how many there were of each kind. */
    public void end(long skipped) {
        progress.close();
        if (json) {
            line.reset()
                    .beginObject()
                    .name("summary")
                    .beginObject()
                    .name("exchanges")
                    .value(total);
            counts.forEach((kind, count) -> line.name(kind.word()).value(count));
            line.name("skipped").value(skipped).name("match_but_for_order").value(unordered);
            line.endObject().endObject();
            terminal.out().println(new String(line.array(), 0, line.length(), StandardCharsets.UTF_8));
        } else {
            StringBuilder summary = new StringBuilder("exchanges=" + total);
            counts.forEach((kind, count) ->
                    summary.append(' ').append(kind.word()).append('=').append(count));
            summary.append(skipped == 0 ? "" : " skipped=" + skipped);
            terminal.out().println(unordered == 0 ? summary : summary + " match_but_for_order=" + unordered);
        }
        if (skipped > 0) {
            terminal.say(
                    skipped + " could not be asked again: their request was not recorded as a whole, or went on as "
                            + "another protocol");
        }
        if (unordered > 0) {
            terminal.say(
                    unordered
                            + " of the matches show other things, because requests were under way at once when they were recorded");
        }
        terminal.out().flush();
    }
}
