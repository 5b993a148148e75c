package dev.ectype.benchmark.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.benchmark.chart.Chart;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PerformancePageTest {
    private static final String SERVE = """
            {"benchmark":"serve","server":"limit","work":"get","round":1,"replies":1000}
            {"benchmark":"serve","work":"get","ratio":0.93,"bar":0.85,"held":true,"what":"get","unit":"rate","value":0.93,"lower":0.91,"upper":0.95,"detail":"93 and 100 replies/cpu-s"}
            {"benchmark":"serve","work":"list","ratio":0.6,"bar":0.7,"held":false,"what":"list","unit":"rate","value":0.6,"lower":0.58,"upper":0.61,"detail":"60 and 100 replies/cpu-s"}
            """;
    private static final String GRPC = """
            {"benchmark":"grpc","what":"read: processor time","unit":"ratio","value":1.25,"detail":"emulator 10 us","lower":1,"upper":2,"bar":1.42857,"held":true}
            {"benchmark":"grpc","what":"resident","unit":"MB","value":210,"detail":""}
            """;
    private static final String PAGE = """
            # Performance
            By hand.
            <!-- begin of generated summary: benchmarks/run all -->
            old
            <!-- end of generated summary -->
            Also by hand.
            <!-- begin of generated results: benchmarks/run all -->
            <!-- end of generated results -->
            """;

    @TempDir
    Path folder;

    @Test
    void onlyTheGeneratedPartsAreReplaced() throws IOException {
        assertThat(page(false).in(PAGE)).isEqualTo("""
                # Performance
                By hand.
                <!-- begin of generated summary: benchmarks/run all -->

                At commit `0123456789ab` of 2025-03-01, 2 of 3 results with a bar hold it. Missed: serve, list.

                ![Replies per processor second, beside a server that does less](performance/rates.svg)

                <!-- end of generated summary -->
                Also by hand.
                <!-- begin of generated results: benchmarks/run all -->

                | | |
                | --- | --- |
                | commit | `0123456789ab` of 2025-03-01 |

                ### serve

                Replies for each second of processor time, divided by those of a Netty server that returns prepared bytes. \
                Errors (`missing`, `refused`) are compared with its replies of `get` and `create`.
                Nothing is turned off, and each request is logged (`--log all`). The cache answers repeated requests; the *traced* ones all differ.
                Command: `benchmarks/run serve`

                | measurement | median | lower quartile | upper quartile | bar | | detail |
                | --- | --- | --- | --- | --- | --- | --- |
                | get | 0.93 | 0.91 | 0.95 | ≥ 0.85 | held | 93 and 100 replies/cpu-s |
                | list | 0.60 | 0.58 | 0.61 | ≥ 0.70 | **missed** | 60 and 100 replies/cpu-s |

                ### start

                Seconds from the command `./ectype emulate` to the first byte of its first reply, \
                without a compiled emulator in the cache (*now*) and with it (*before*).
                The log line for each request is off (`--log none`). The class archive exists before the first measured start.
                Command: `benchmarks/run start`

                The benchmark failed in this run, so there are no results.

                ### grpc

                Processor time of a unary call, divided by that of a server of grpc-java that returns prepared bytes.
                The log line for each request is off (`--log none`).
                Command: `benchmarks/run grpc`

                | measurement | median | lower quartile | upper quartile | bar | | detail |
                | --- | --- | --- | --- | --- | --- | --- |
                | read: processor time | 1.25 | 1.00 | 2.00 | ≤ 1.43 | held | emulator 10 us |
                | resident | 210 MB | | | | | |

                <!-- end of generated results -->
                """);
    }

    @Test
    void aSecondRunChangesNothing() throws IOException {
        String page = page(false).in(PAGE);
        assertThat(page(false).in(page)).isEqualTo(page);
    }

    @Test
    void aQuickRunSaysSoFirst() throws IOException {
        assertThat(page(true).in(PAGE)).contains("""
                        summary: benchmarks/run all -->

                        **These numbers are from a run with `--quick`, for a look only.**""");
    }

    @Test
    void theChartOfRatesHasTheResultsOfAllProtocols() throws IOException {
        Map<String, Chart> charts = page(false).charts();
        assertThat(charts).containsOnlyKeys("rates.svg");
        assertThat(charts.values())
                .singleElement()
                .satisfies(chart -> assertThat(chart.words())
                        .isEqualTo("share of the other server's rate; more is better:"
                                + " HTTP: get 0.93 (quartiles 0.91 and 0.95), bar ≥ 0.85, held;"
                                + " HTTP: list 0.60 (quartiles 0.58 and 0.61), bar ≥ 0.70, missed;"
                                + " gRPC: read 0.80 (quartiles 0.50 and 1.00), bar ≥ 0.70, held."));
    }

    @Test
    void thePageOfTheRepositoryHasAllParts() throws IOException {
        String page = Files.readString(Path.of("..", PageFiles.PAGE));
        assertThat(page(false).in(page)).contains("2 of 3 results with a bar hold it");
    }

    private PerformancePage page(boolean isQuick) throws IOException {
        return new PerformancePage(
                new RunFacts(isQuick, Map.of("commit", "`0123456789ab` of 2025-03-01")),
                List.of(
                        section(ReportedBenchmark.SERVE, 1, SERVE),
                        section(ReportedBenchmark.START, 5, ""),
                        section(ReportedBenchmark.GRPC, 0, GRPC)));
    }

    private BenchmarkSection section(ReportedBenchmark benchmark, int code, String lines) throws IOException {
        Path file = Files.writeString(folder.resolve("lines.jsonl"), lines);
        String command = "benchmarks/run " + benchmark.title();
        return new BenchmarkSection(new BenchmarkRun(benchmark, command, code), BenchmarkResult.in(file));
    }
}
