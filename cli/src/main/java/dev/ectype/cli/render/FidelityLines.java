package dev.ectype.cli.render;

import dev.ectype.compiler.json.JsonObject;
import dev.ectype.launcher.fidelity.FidelityReport;
import dev.ectype.launcher.replay.ReplayedExchange;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Formats the fidelity of an emulator to its recording as text and JSON. */
public final class FidelityLines {
    private static final int MAX_LINES = 20;

    private FidelityLines() {}

    public static JsonObject json(FidelityReport report) {
        return JsonObject.builder()
                .put("exchanges", report.exchanges())
                .put("sameStatus", report.sameStatus())
                .put("sameShape", report.sameShape())
                .put("values", report.values())
                .put("sameValues", report.sameValues())
                .build();
    }

    public static List<String> of(FidelityReport report) {
        List<String> lines = new ArrayList<>(new Columns()
                .row("replayed", Long.toString(report.exchanges()), "")
                .row("same status", part(report.sameStatus(), report.exchanges()))
                .row("same shape", part(report.sameShape(), report.exchanges()))
                .row("same values", part(report.sameValues(), report.values()))
                .lines());
        int lineCount = Math.min(MAX_LINES, report.differing().size());
        for (ReplayedExchange each : report.differing().subList(0, lineCount)) {
            lines.add(String.format(
                    Locale.ROOT,
                    "%7d  %s %s",
                    each.result().seq(),
                    each.sent().method(),
                    each.sent().target()));
            ReplayDifferences.of(each.result()).forEach(difference -> lines.add("         " + difference));
        }
        return lines;
    }

    private static String part(long some, long all) {
        return String.format(Locale.ROOT, "%d of %d", some, all) + (all == 0 ? "" : " (" + 100 * some / all + " %)");
    }
}
