package dev.ectype.benchmark.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.benchmark.load.LoadResult;
import dev.ectype.benchmark.measure.Quartiles;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class ServeComparisonTest {
    private static final Duration SECOND = Duration.ofSeconds(1);
    private static final Quartiles SPREAD = new Quartiles(1, 1, 1);

    @Test
    void theRatioComparesMediansOfRepliesPerProcessorSecond() {
        List<ServeMeasurement> readings = new ArrayList<>();
        for (RequestMix work : RequestMix.values()) {
            for (long replies : new long[] {100, 1, 1000}) {
                readings.add(new ServeMeasurement(Subject.LIMIT, 1, reading(work, replies, SECOND)));
                Duration used = work == RequestMix.PIPELINED ? Duration.ofMillis(500) : SECOND.multipliedBy(2);
                readings.add(new ServeMeasurement(Subject.EMULATOR, 1, reading(work, replies, used)));
            }
        }
        ServeComparison comparison = ServeComparison.of(readings);
        assertThat(comparison.rows())
                .hasSize(11)
                .allSatisfy(row -> assertThat(row.ratio()).isEqualTo(row.work() == RequestMix.PIPELINED ? 2 : 0.5))
                .allSatisfy(row -> assertThat(row.spread().median()).isEqualTo(row.ratio()));
        assertThat(comparison.slowCreations().value()).isEqualTo(1);
        assertThat(comparison.slowCreations().meetsBar()).isTrue();
        assertThat(comparison.table().toString().lines())
                .filteredOn(line -> line.contains("held"))
                .singleElement()
                .matches(line -> line.startsWith("pipelined"));
    }

    private static PetReading reading(RequestMix work, long replies, Duration processor) {
        return new PetReading(work, new LoadResult(replies, 0, 1, 2), processor, 1024);
    }

    @Test
    void tenMixedRequestsAreEightReadsACreationAndAList() {
        List<Long> ids = LongStream.rangeClosed(1, 20).boxed().toList();
        List<String> lines = RequestMix.MIXED.requests(ids).stream()
                .map(request -> new String(request, StandardCharsets.US_ASCII))
                .toList();
        assertThat(lines).filteredOn(line -> line.startsWith("GET /pets/")).hasSize(16);
        assertThat(lines).filteredOn(line -> line.startsWith("GET /pets?")).hasSize(2);
        assertThat(lines).filteredOn(line -> line.startsWith("POST /pets ")).hasSize(2);
    }

    @Test
    void sixteenReadsArePipelined() {
        List<Long> ids = LongStream.rangeClosed(1, 20).boxed().toList();
        assertThat(RequestMix.PIPELINED.requests(ids))
                .hasSize(20)
                .allSatisfy(row -> assertThat(new String(row, StandardCharsets.US_ASCII).split("GET /pets/", -1))
                        .hasSize(17));
    }

    @Test
    void tracedRequestsAllDiffer() {
        List<Long> ids = LongStream.rangeClosed(1, 20).boxed().toList();
        List<String> reads = RequestMix.TRACED_GET.requests(ids).stream()
                .map(request -> new String(request, StandardCharsets.US_ASCII))
                .toList();
        assertThat(reads).doesNotHaveDuplicates().hasSize(2048);
        assertThat(reads.get(21)).startsWith("GET /pets/2 HTTP/1.1\r\nX-Request-Id: 00000015\r\nHost: 127.0.0.1\r\n");
        String rows = RequestMix.TRACED_PIPELINED.requests(ids).stream()
                .map(row -> new String(row, StandardCharsets.US_ASCII))
                .collect(Collectors.joining());
        assertThat(rows).isEqualTo(String.join("", reads));
    }

    @Test
    void aCreationHasTheLengthOfItsBody() {
        String request = new String(PetRequests.create(7), StandardCharsets.US_ASCII);
        String body = request.substring(request.indexOf("\r\n\r\n") + 4);
        assertThat(request).contains("Content-Length: " + body.length() + "\r\n");
    }

    @Test
    void aRatioMayMissItsBarWithinTheTolerance() {
        ServeComparison.Side limit = new ServeComparison.Side(1_000, 1, 2, 1_024);
        double bar = 1_000 * RequestMix.GET.bar();
        ServeComparison.Row close = new ServeComparison.Row(
                RequestMix.GET, limit, new ServeComparison.Side(bar * 0.96, 1, 2, 1_024), SPREAD);
        ServeComparison.Row far = new ServeComparison.Row(
                RequestMix.GET, limit, new ServeComparison.Side(bar * 0.94, 1, 2, 1_024), SPREAD);
        assertThat(close.meetsBar()).isFalse();
        assertThat(close.isTolerable()).isTrue();
        assertThat(far.isTolerable()).isFalse();
    }
}
