package dev.ectype.cli.judge;

import dev.ectype.cli.render.Columns;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.launcher.judge.JudgeReport;
import dev.ectype.launcher.judge.finding.Reason;
import dev.ectype.launcher.judge.score.Doubt;
import dev.ectype.launcher.judge.score.PartScore;
import java.util.ArrayList;
import java.util.List;

/** Formats a report for a terminal: the parts of the score, then the doubted conclusions. */
public final class JudgeLines {
    private JudgeLines() {}

    public static List<String> of(JudgeReport report) {
        Columns columns = new Columns().row("part", "score", "conclusions", "doubted");
        int judged = 0;
        int doubted = 0;
        for (PartScore part : report.card().parts()) {
            columns.row(
                    part.part().word(),
                    part.printedScore(),
                    Integer.toString(part.judged()),
                    Integer.toString(part.doubted()));
            judged += part.judged();
            doubted += part.doubted();
        }
        columns.row("all", report.printedScore(), Integer.toString(judged), Integer.toString(doubted));
        List<String> lines = new ArrayList<>(columns.lines());
        int rank = 1;
        for (Doubt doubt : report.doubts()) {
            lines.add("");
            lines.add(rank + ". " + headline(doubt));
            doubt.reasons().forEach(reason -> reason(lines, reason));
            if (doubt.correction() != null) {
                lines.add("   service.yaml: inference: {correct: [" + doubt.correction() + "]}");
            }
            rank++;
        }
        lines.add("");
        lines.add(report.summary());
        return lines;
    }

    private static void reason(List<String> lines, Reason reason) {
        lines.add("   " + reason.text() + place(reason.location()));
        reason.exchanges().forEach(exchange -> lines.add("     " + exchange));
    }

    private static String headline(Doubt doubt) {
        return doubt.conclusion().sentence() + " (doubt " + doubt.percent() + " %)"
                + place(doubt.conclusion().location());
    }

    private static String place(SourceLocation location) {
        return location.equals(SourceLocation.NONE) ? "" : " at " + location.printed();
    }
}
