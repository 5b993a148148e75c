package dev.ectype.benchmark.page;

import java.util.List;

/** The part of the page about one benchmark: a heading, what was measured, and a table. */
record BenchmarkSection(BenchmarkRun run, List<BenchmarkResult> results) {
    BenchmarkSection {
        results = List.copyOf(results);
    }

    /** Returns the section as Markdown. */
    String markdown() {
        ReportedBenchmark benchmark = run.benchmark();
        StringBuilder text = new StringBuilder("### " + benchmark.title() + "\n\n");
        text.append(benchmark.measured()).append('\n');
        text.append(benchmark.turnedOff()).append('\n');
        text.append("Command: `").append(run.command()).append("`\n\n");
        if (run.isFailed() || results.isEmpty()) {
            return text.append("The benchmark failed in this run, so there are no results.\n")
                    .toString();
        }
        text.append("| measurement | median | lower quartile | upper quartile | bar | | detail |\n");
        text.append("| --- | --- | --- | --- | --- | --- | --- |\n");
        for (BenchmarkResult result : results) {
            text.append(row(
                    result.what(),
                    result.formatted(result.value()),
                    result.formatted(result.lower()),
                    result.formatted(result.upper()),
                    result.formattedBar(),
                    result.isMissed() ? "**missed**" : result.verdict(),
                    result.detail()));
        }
        return text.toString();
    }

    private static String row(String... cells) {
        StringBuilder row = new StringBuilder("|");
        for (String cell : cells) {
            row.append(cell.isEmpty() ? "" : " ")
                    .append(cell.replace("|", "\\|"))
                    .append(" |");
        }
        return row.append('\n').toString();
    }
}
