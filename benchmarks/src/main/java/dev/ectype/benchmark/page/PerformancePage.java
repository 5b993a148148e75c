package dev.ectype.benchmark.page;

import dev.ectype.benchmark.chart.Chart;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The generated parts of the page, and its charts. */
record PerformancePage(RunFacts facts, List<BenchmarkSection> sections) {
    private static final String QUICK =
            "**These numbers are from a run with `--quick`, for a look only.** It has few and short"
                    + " rounds and hardly a warm-up, so its numbers vary much, and most are worse than those of a full run.";

    PerformancePage {
        sections = List.copyOf(sections);
    }

    /** Returns the page with new generated parts; everything else is as before. */
    String in(String page) {
        return GeneratedPart.RESULTS.replace(GeneratedPart.SUMMARY.replace(page, summary()), results());
    }

    /** Returns the charts by the name of their file. */
    Map<String, Chart> charts() {
        Map<String, Chart> charts = new LinkedHashMap<>();
        for (PageChart each : PageChart.values()) {
            each.of(sections).ifPresent(chart -> charts.put(each.file(), chart));
        }
        return charts;
    }

    private String summary() {
        List<String> judged = results(result -> result.bar() != null);
        List<String> missed = results(BenchmarkResult::isMissed);
        StringBuilder text = new StringBuilder(facts.isQuick() ? QUICK + "\n\n" : "");
        text.append("At commit ")
                .append(facts.table().getOrDefault(RunFacts.COMMIT, ""))
                .append(", ");
        text.append(judged.size() - missed.size()).append(" of ").append(judged.size());
        text.append(" results with a bar hold it. ");
        text.append(missed.isEmpty() ? "" : "Missed: " + String.join("; ", missed) + ".")
                .append('\n');
        charts().forEach((file, chart) -> text.append("\n![")
                .append(chart.title())
                .append("](performance/")
                .append(file)
                .append(")\n"));
        return text.toString().replace(" \n", "\n");
    }

    private List<String> results(Predicate<BenchmarkResult> filter) {
        return sections.stream()
                .flatMap(section -> section.results().stream()
                        .filter(filter)
                        .map(result -> section.run().benchmark().title() + ", " + result.what()))
                .toList();
    }

    private String results() {
        StringBuilder text = new StringBuilder("| | |\n| --- | --- |\n");
        facts.table()
                .forEach((name, fact) -> text.append("| ")
                        .append(name)
                        .append(" | ")
                        .append(fact)
                        .append(" |\n"));
        return text.append('\n')
                .append(sections.stream().map(BenchmarkSection::markdown).collect(Collectors.joining("\n")))
                .toString();
    }
}
