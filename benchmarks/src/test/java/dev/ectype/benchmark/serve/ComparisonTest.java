package dev.ectype.benchmark.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.benchmark.load.Outcome;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class ComparisonTest {
    private static final Duration SECOND = Duration.ofSeconds(1);

    @Test
    void theRatioIsThatOfTheMediansOfRepliesPerProcessorSecond() {
        List<Reading> readings = new ArrayList<>();
        for (Work work : Work.values()) {
            for (long replies : new long[] {100, 1, 1000}) {
                readings.add(new Reading(Subject.LIMIT, work, 1, new Outcome(replies, 0, 1, 2), SECOND, 1024));
                readings.add(new Reading(
                        Subject.EMULATOR, work, 1, new Outcome(replies, 0, 1, 2), SECOND.multipliedBy(2), 1024));
            }
        }
        Comparison comparison = Comparison.of(readings);
        assertThat(comparison.rows())
                .hasSize(6)
                .allSatisfy(row -> assertThat(row.ratio()).isEqualTo(row.work().isError() ? 1 : 0.5));
        assertThat(comparison.table().toString().lines())
                .filteredOn(line -> line.contains("held"))
                .hasSize(2)
                .allMatch(line -> line.startsWith("missing") || line.startsWith("refused"));
    }

    @Test
    void ofTenMixedRequestsEightReadOneCreatesAndOneLists() {
        List<Long> ids = LongStream.rangeClosed(1, 20).boxed().toList();
        List<String> lines = Work.MIXED.requests(ids).stream()
                .map(request -> new String(request, StandardCharsets.US_ASCII))
                .toList();
        assertThat(lines).filteredOn(line -> line.startsWith("GET /pets/")).hasSize(16);
        assertThat(lines).filteredOn(line -> line.startsWith("GET /pets?")).hasSize(2);
        assertThat(lines).filteredOn(line -> line.startsWith("POST /pets ")).hasSize(2);
    }

    @Test
    void theLengthOfACreationIsThatOfItsBody() {
        String request = new String(PetRequests.create(7), StandardCharsets.US_ASCII);
        String body = request.substring(request.indexOf("\r\n\r\n") + 4);
        assertThat(request).contains("Content-Length: " + body.length() + "\r\n");
    }

    @Test
    void aRatioMayMissItsBarByAsMuchAsItMovesFromRunToRun() {
        Comparison.Side limit = new Comparison.Side(1_000, 1, 2, 1_024);
        double bar = 1_000 * Work.GET.bar();
        Comparison.Row close = new Comparison.Row(Work.GET, limit, new Comparison.Side(bar * 0.96, 1, 2, 1_024));
        Comparison.Row far = new Comparison.Row(Work.GET, limit, new Comparison.Side(bar * 0.94, 1, 2, 1_024));
        assertThat(close.isHeld()).isFalse();
        assertThat(close.isTolerable()).isTrue();
        assertThat(far.isTolerable()).isFalse();
    }
}
