package dev.ectype.launcher.judge.report;

import dev.ectype.compiler.graph.print.SvgText;
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
        xml.append("<testsuite name=\"").append(SvgText.escaped(report.api()));
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
                    .append(SvgText.escaped(doubt.reasons().get(0).text()))
                    .append("\">")
                    .append(SvgText.escaped(String.join("\n", lines(doubt))))
                    .append("</failure>\n  </testcase>\n");
        }
        return xml.append("</testsuite>\n").toString();
    }

    private static void start(StringBuilder xml, String part, String name) {
        xml.append("  <testcase classname=\"").append(part).append("\" name=\"");
        xml.append(SvgText.escaped(name)).append('"');
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
}
