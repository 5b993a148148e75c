package dev.ectype.cli.inference;

import dev.ectype.cli.render.Columns;
import dev.ectype.compiler.conclusion.Conclusion;
import dev.ectype.compiler.conclusion.ConclusionSubject;
import dev.ectype.compiler.conclusion.ConclusionSubject.Section;
import dev.ectype.compiler.conclusion.InferenceReport;
import dev.ectype.compiler.ir.ApiModel;
import java.util.ArrayList;
import java.util.List;

/** Formats all conclusions as one table, grouped by resource. */
public final class InferenceTable {
    private static final int VALUE = 60;

    private InferenceTable() {}

    /** Returns the table with a summary as its last line. */
    public static List<String> lines(InferenceReport report) {
        Columns columns = new Columns().row("conclusion", "value", "%", "rule", "evidence", "place");
        ConclusionOrder.of(report).groups().forEach((title, subjects) -> {
            columns.row(title.equals(ConclusionOrder.REST) ? "everything else" : title);
            subjects.forEach(subject -> add(columns, report, subject));
        });
        List<String> lines = new ArrayList<>(columns.lines());
        lines.add(summary(report));
        return lines;
    }

    private static void add(Columns columns, InferenceReport report, ConclusionSubject subject) {
        String indent = "  ";
        if (subject.section() != Section.RESOURCES) {
            columns.row("  " + subject);
            indent = "    ";
        }
        for (Conclusion each : report.about(subject)) {
            columns.row(
                    indent + each.aspect(),
                    shortened(each.value()),
                    Integer.toString(each.grounds().confidence()),
                    each.grounds().rule(),
                    each.grounds().evidence(),
                    each.location().printed());
            Conclusion.Alternative second = each.runnerUp();
            if (second != null) {
                columns.row(
                        indent + "  instead of",
                        shortened(second.value()),
                        Integer.toString(second.grounds().confidence()),
                        second.grounds().rule(),
                        second.grounds().evidence());
            }
        }
    }

    private static String summary(InferenceReport report) {
        ApiModel model = report.model();
        long understood =
                model.endpoints().stream().filter(each -> each.role() != null).count();
        return model.api().name() + " " + model.api().version() + ": conclusions="
                + report.conclusions().size() + " resources="
                + model.resources().size() + " relationships="
                + model.relationships().size() + " operations="
                + model.endpoints().size() + " roles=" + understood;
    }

    private static String shortened(String text) {
        return text.length() <= VALUE ? text : text.substring(0, VALUE) + "...";
    }
}
