package dev.ectype.launcher.judge.report;

import dev.ectype.launcher.judge.JudgeReport;
import dev.ectype.launcher.judge.finding.Reason;
import dev.ectype.launcher.judge.score.Doubt;
import dev.ectype.launcher.judge.score.PartScore;
import java.util.ArrayList;
import java.util.List;

/** Formats a report as JUnit XML: a passed case for each part of the score, and a failed case for each doubted conclusion. */
public final class JudgeXml {
    private JudgeXml() {}

    public static String of(JudgeReport report) {
        StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        List<Doubt> doubts = report.doubts();
        int tests = report.card().parts().size() + doubts.size();
        xml.append("<testsuite name=\"").append(escaped(report.api()));
        xml.append("\" tests=\"").append(tests).append("\" failures=\"").append(doubts.size());
        xml.append("\" errors=\"0\" skipped=\"0\">\n");
        for (PartScore part : report.card().parts()) {
            start(xml, part.part().word(), "score " + part.printedScore());
            xml.append("/>\n");
        }
        for (Doubt doubt : doubts) {
            start(
                    xml,
                    doubt.conclusion().key().part().word(),
                    doubt.conclusion().sentence());
            xml.append(">\n    <failure type=\"doubt\" message=\"")
                    .append(escaped(doubt.reasons().get(0).text()))
                    .append("\">")
                    .append(escaped(String.join("\n", lines(doubt))))
                    .append("</failure>\n  </testcase>\n");
        }
        return xml.append("</testsuite>\n").toString();
    }

    private static void start(StringBuilder xml, String part, String name) {
        xml.append("  <testcase classname=\"").append(part).append("\" name=\"");
        xml.append(escaped(name)).append('"');
    }

    private static List<String> lines(Doubt doubt) {
        List<String> lines = new ArrayList<>();
        lines.add("doubt " + doubt.percent() + " %, "
                + doubt.conclusion().location().printed());
        for (Reason reason : doubt.reasons()) {
            lines.add(reason.text());
            lines.addAll(reason.exchanges());
        }
        if (doubt.correction() != null) {
            lines.add("inference: {correct: [" + doubt.correction() + "]}");
        }
        return lines;
    }

    /** Escapes a text and drops characters that XML does not allow. */
    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder(text.length());
        text.codePoints().forEach(each -> {
            boolean allowed = each == '\n'
                    || each == '\t'
                    || each >= ' ' && each < 0xd800
                    || each > 0xdfff && each < 0xfffe
                    || each > 0xffff;
            switch (each) {
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '&' -> escaped.append("&amp;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.append(allowed ? Character.toString(each) : "");
            }
        });
        return escaped.toString();
    }
}
