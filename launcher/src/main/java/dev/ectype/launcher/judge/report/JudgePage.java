package dev.ectype.launcher.judge.report;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.graph.print.SvgText;
import dev.ectype.launcher.judge.JudgeReport;
import dev.ectype.launcher.judge.finding.Reason;
import dev.ectype.launcher.judge.score.Doubt;
import dev.ectype.launcher.judge.score.PartScore;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Formats a report as one HTML page that needs no other file. */
public final class JudgePage {
    private final JudgeReport report;
    private final StringBuilder html = new StringBuilder(1 << 14);

    private JudgePage(JudgeReport report) {
        this.report = report;
    }

    public static String of(JudgeReport report) {
        return new JudgePage(report).page();
    }

    private String page() {
        html.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>Score of ");
        text(report.api() + " " + report.version());
        html.append("</title>\n<style>\n").append(css()).append("</style>\n</head>\n<body>\n<h1>");
        text(report.api() + " " + report.version());
        html.append("</h1>\n<p class=\"score\">").append(report.printedScore());
        html.append("</p>\n<table>\n<thead><tr><th>Part<th>Score<th>Conclusions<th>Doubted</tr></thead>\n<tbody>\n");
        report.card().parts().forEach(this::part);
        html.append("</tbody>\n</table>\n<h2>Conclusions to look at</h2>\n");
        html.append(report.doubts().isEmpty() ? "<p>None.</p>\n" : "<ol>\n");
        report.doubts().forEach(this::doubt);
        html.append(report.doubts().isEmpty() ? "" : "</ol>\n").append("<footer>");
        text(report.summary());
        html.append("</footer>\n</body>\n</html>\n");
        return html.toString();
    }

    private void part(PartScore part) {
        html.append("<tr><td>").append(part.part().word()).append("<td><meter min=\"0\" max=\"100\" value=\"");
        html.append(part.printedScore()).append("\"></meter> ").append(part.printedScore());
        html.append("<td>")
                .append(part.judged())
                .append("<td>")
                .append(part.doubted())
                .append("</tr>\n");
    }

    private void doubt(Doubt doubt) {
        html.append("<li><strong>");
        text(doubt.conclusion().sentence());
        html.append("</strong> <span>");
        text("doubt " + doubt.percent() + " %" + place(doubt.conclusion().location()));
        html.append("</span>\n<ul>\n");
        doubt.reasons().forEach(this::reason);
        html.append("</ul>\n");
        if (doubt.correction() != null) {
            html.append("<p>In <code>service.yaml</code>:</p>\n<pre>");
            text("inference:\n  correct:\n    - " + doubt.correction());
            html.append("</pre>\n");
        }
        html.append("</li>\n");
    }

    private void reason(Reason reason) {
        html.append("<li>");
        text(reason.text() + place(reason.location()));
        if (!reason.exchanges().isEmpty()) {
            html.append("<pre>");
            text(String.join("\n", reason.exchanges()));
            html.append("</pre>");
        }
        html.append("</li>\n");
    }

    private static String place(SourceLocation location) {
        return location.equals(SourceLocation.NONE) ? "" : ", " + location.printed();
    }

    private void text(String text) {
        html.append(SvgText.escaped(text));
    }

    private static String css() {
        try (InputStream in = Objects.requireNonNull(JudgePage.class.getResourceAsStream("judge.css"), "judge.css")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
