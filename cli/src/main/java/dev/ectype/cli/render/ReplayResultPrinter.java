package dev.ectype.cli.render;

import dev.ectype.cli.terminal.ProgressLine;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.launcher.replay.ComparisonResult;
import dev.ectype.launcher.replay.ReplayedExchange;
import dev.ectype.launcher.replay.ResultKind;
import dev.ectype.runtime.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** Prints the results of a running replay: differences as rows, or every result as a line of JSON. */
public final class ReplayResultPrinter {
    private static final long BETWEEN = 100_000_000;

    private final Terminal terminal;
    private final boolean json;
    private final ProgressLine progress;
    private final Map<ResultKind, Long> counts = new EnumMap<>(ResultKind.class);
    private final JsonWriter line = new JsonWriter();
    private long total;
    private long unordered;
    private long printed = System.nanoTime();
    private boolean headerPrinted;

    public ReplayResultPrinter(Terminal terminal, boolean json) {
        this.terminal = terminal;
        this.json = json;
        this.progress = ProgressLine.of(terminal, "replaying");
        for (ResultKind kind : ResultKind.values()) {
            counts.put(kind, 0L);
        }
    }

    /** Returns whether no result was added yet. */
    public boolean isFirst() {
        return total == 0;
    }

    public boolean differs() {
        return counts.getOrDefault(ResultKind.MATCH, 0L) < total;
    }

    public void add(ReplayedExchange replayed) {
        ComparisonResult result = replayed.result();
        total++;
        counts.merge(result.kind(), 1L, Long::sum);
        boolean excused =
                result.kind() == ResultKind.MATCH && !result.overlaps().isEmpty();
        unordered += excused ? 1 : 0;
        if (json) {
            progress.clear();
            line.reset();
            result.write(line);
            terminal.out().println(new String(line.array(), 0, line.length(), StandardCharsets.UTF_8));
        } else if (excused || result.kind() != ResultKind.MATCH) {
            row(replayed);
        }
        progress();
    }

    private void row(ReplayedExchange replayed) {
        progress.clear();
        if (!headerPrinted) {
            terminal.out().println("    seq  kind                 request and differences");
            headerPrinted = true;
        }
        ComparisonResult result = replayed.result();
        terminal.out()
                .printf(
                        Locale.ROOT,
                        "%7d  %-19s  %s %s%n",
                        result.seq(),
                        result.kind() == ResultKind.MATCH
                                ? "match_but_for_order"
                                : result.kind().word(),
                        replayed.sent().method(),
                        replayed.sent().target());
        for (String difference : ReplayDifferences.of(result)) {
            terminal.out().println(" ".repeat(30) + difference);
        }
        terminal.out().flush();
    }

    private void progress() {
        long now = System.nanoTime();
        if (now - printed > BETWEEN) {
            printed = now;
            progress.work("replayed " + total + ", " + (total - counts.getOrDefault(ResultKind.MATCH, 0L)) + " differ");
        }
    }

    /** Prints the number of results of each kind. */
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
            terminal.printMessage(
                    skipped + " could not be replayed: their request was not recorded completely, or switched to "
                            + "another protocol");
        }
        if (unordered > 0) {
            terminal.printMessage(unordered
                    + " of the matches return other instances, because requests overlapped when they were recorded");
        }
        terminal.out().flush();
    }
}
