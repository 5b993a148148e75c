package dev.ectype.cli.inference;

import dev.ectype.compiler.conclusion.Conclusion;
import dev.ectype.compiler.conclusion.ConclusionSubject;
import dev.ectype.compiler.conclusion.ConclusionSubject.Section;
import dev.ectype.compiler.conclusion.InferenceReport;
import dev.ectype.compiler.graph.print.SvgText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Formats conclusions as one HTML page that needs no other file. */
public final class InferencePage {
    private static final int SURE = 85;
    private static final int LIKELY = 70;

    private final InferenceReport report;
    private final StringBuilder html = new StringBuilder(1 << 16);

    private InferencePage(InferenceReport report) {
        this.report = report;
    }

    public static String of(InferenceReport report) {
        return new InferencePage(report).page();
    }

    private String page() {
        String title = report.model().api().name() + " " + report.model().api().version();
        html.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append(
                        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>Conclusions about ");
        text(title);
        html.append("</title>\n<style>\n")
                .append(resource("inference.css"))
                .append("</style>\n</head>\n<body>\n<header>\n<h1>");
        text(title);
        html.append("</h1>\n<p>");
        text(report.conclusions().size() + " conclusions about "
                + report.model().resources().size() + " resources and "
                + report.model().endpoints().size() + " operations");
        html.append("</p>\n<label>Find <input id=\"find\" type=\"search\" autocomplete=\"off\"></label>\n")
                .append("<label><input id=\"doubtful\" type=\"checkbox\"> only below ")
                .append(SURE)
                .append(" %</label>\n</header>\n<main>\n");
        ConclusionOrder.of(report).groups().forEach(this::group);
        html.append("</main>\n<script>\n").append(resource("inference.js")).append("</script>\n</body>\n</html>\n");
        return html.toString();
    }

    private void group(String title, List<ConclusionSubject> subjects) {
        html.append("<details open>\n<summary><h2>");
        text(title.equals(ConclusionOrder.REST) ? "Everything else" : title);
        html.append(
                "</h2></summary>\n<table>\n<thead><tr><th>Conclusion<th>Value<th>Confidence<th>Reason<th>Place</tr></thead>\n");
        subjects.forEach(this::subject);
        html.append("</table>\n</details>\n");
    }

    private void subject(ConclusionSubject subject) {
        html.append("<tbody>\n");
        if (subject.section() != Section.RESOURCES) {
            html.append("<tr class=\"subject\"><th colspan=\"5\" scope=\"rowgroup\">");
            text(subject.toString());
            html.append("</tr>\n");
        }
        report.about(subject).forEach(this::row);
        html.append("</tbody>\n");
    }

    private void row(Conclusion conclusion) {
        int confidence = conclusion.grounds().confidence();
        String grade = confidence >= SURE ? "sure" : confidence >= LIKELY ? "likely" : "unsure";
        html.append("<tr class=\"").append(grade).append("\"><td>");
        text(conclusion.aspect());
        html.append("<td><code>");
        text(conclusion.value());
        html.append("</code>");
        Conclusion.Alternative second = conclusion.runnerUp();
        if (second != null) {
            html.append("<small>instead of <code>");
            text(second.value());
            html.append("</code> (");
            text(second.grounds().confidence() + " %, " + second.grounds().rule());
            html.append(")</small>");
        }
        html.append("<td><meter min=\"0\" max=\"100\" value=\"")
                .append(confidence)
                .append("\"></meter> ")
                .append(confidence);
        html.append(" %<td>");
        text(conclusion.grounds().rule());
        html.append("<small>");
        text(conclusion.grounds().evidence());
        html.append("</small><td>");
        text(conclusion.location().printed());
        html.append("</tr>\n");
    }

    private void text(String text) {
        html.append(SvgText.escaped(text));
    }

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(InferencePage.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
