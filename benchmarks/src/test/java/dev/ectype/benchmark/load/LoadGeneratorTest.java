package dev.ectype.benchmark.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.benchmark.limit.LimitServer;
import dev.ectype.benchmark.measure.Commands;
import dev.ectype.benchmark.measure.ServerProcess;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class LoadGeneratorTest {
    private static final List<byte[]> REQUESTS = List.of(bytes("GET /pets/1 HTTP/1.1\r\nHost: a\r\n\r\n"));

    @TempDir
    private static Path folder;

    static Stream<LoadGenerator> clients() {
        return Stream.concat(WrkLoad.installed(folder).stream(), Stream.of(new NettyLoad(folder)));
    }

    @ParameterizedTest
    @MethodSource("clients")
    void aClientCountsTheRepliesOfALiveServer(LoadGenerator client) throws IOException {
        try (ServerProcess server = ServerProcess.start(
                Commands.java(LimitServer.class, List.of()), Map.of(), folder.resolve("limit.log"))) {
            LoadResult outcome =
                    client.run(REQUESTS, new LoadGenerator.Target(server.port(), 4, Duration.ofSeconds(1)));
            assertThat(outcome.replies()).isPositive();
            assertThat(outcome.failures()).isZero();
            assertThat(outcome.medianMicros()).isBetween(1L, outcome.slowestPercentMicros());
            assertThat(server.processorTime()).isPositive();
            assertThat(server.residentKilobytes()).isBetween(1L, server.peakKilobytes());
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
