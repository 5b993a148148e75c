package dev.ectype.launcher.judge.report;

import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.launcher.judge.JudgeReport;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Lists the formats of report files. */
public enum ReportFormat {
    HTML("html", JudgePage::of),
    JSON("json", report -> JsonPrinter.compact(JudgeJson.of(report)) + "\n"),
    JUNIT("xml", JudgeXml::of);

    private final String extension;
    private final Function<JudgeReport, String> writer;

    ReportFormat(String extension, Function<JudgeReport, String> writer) {
        this.extension = extension;
        this.writer = writer;
    }

    /** Returns the format with the name that users write, or null. */
    public static @Nullable ReportFormat named(String word) {
        for (ReportFormat each : values()) {
            if (each.word().equals(word)) {
                return each;
            }
        }
        return null;
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(ReportFormat::word).toList();
    }

    /** Returns the name that users write, such as {@code html}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the usual file name, such as {@code judge.html}. */
    public String fileName() {
        return "judge." + extension;
    }

    public String text(JudgeReport report) {
        return writer.apply(report);
    }
}
