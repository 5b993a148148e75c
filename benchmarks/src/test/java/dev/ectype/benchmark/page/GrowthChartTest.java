package dev.ectype.benchmark.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.benchmark.chart.Chart;
import dev.ectype.runtime.json.Json;
import java.io.StringReader;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

final class GrowthChartTest {
    private static final List<BenchmarkResult> RESULTS =
            Stream.of("""
            {"benchmark":"flat","what":"rows: 1000","unit":"us","value":8,"detail":""}
            {"benchmark":"flat","what":"rows: 1000000","unit":"us","value":12,"detail":""}
            {"benchmark":"flat","what":"rows: 1000000 against 1000","unit":"ratio","value":1.5,"bar":1.25,"held":false,"detail":""}
            {"benchmark":"flat","what":"sort by name, 1000000 rows","unit":"ms","value":240,"bar":2,"held":false,"detail":""}
            {"benchmark":"flat","what":"sandboxes: 1","unit":"us","value":10,"detail":""}
            {"benchmark":"flat","what":"sandboxes: 1000","unit":"us","value":9,"detail":""}
            """.split("\n")).map(Json::parse).map(BenchmarkResult::of).toList();

    private static Chart chart() {
        BenchmarkRun run = new BenchmarkRun(ReportedBenchmark.FLAT, "benchmarks/run flat", 1);
        return PageChart.FLAT.of(List.of(new BenchmarkSection(run, RESULTS))).orElseThrow();
    }

    @Test
    void costsAreDividedByThatOfTheSmallestPoint() {
        assertThat(chart().words())
                .isEqualTo("times the cost at the smallest size; less is better, bar ≤ 1.25:"
                        + " rows 1,000 1.00, 1,000,000 1.50; sandboxes 1 1.00, 1,000 0.90.");
    }

    @Test
    void chartIsWellFormedAndMarksPointsBeyondTheBar() throws Exception {
        String svg = chart().svg();
        assertThat(DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(new InputSource(new StringReader(svg)))
                        .getElementsByTagName("circle")
                        .getLength())
                .isEqualTo(4);
        assertThat(svg).containsOnlyOnce("<circle class=\"missed\"");
    }

    @Test
    void runWithoutTheseResultsHasNoChart() {
        assertThat(PageChart.FLAT.of(List.of())).isEmpty();
    }
}
