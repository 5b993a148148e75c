package dev.ectype.benchmark.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.benchmark.load.Http2Load;
import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.load.LoadResult;
import dev.ectype.benchmark.measure.ServerProcess;
import dev.ectype.benchmark.wire.fixed.GrpcServer;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WireProtocolTest {
    @TempDir
    Path folder;

    @Test
    void theReferenceServerAnswersGrpcMessages() throws IOException {
        // A request for the pet "a".
        assertAnswers(new GrpcWire(), GrpcWire.request(GrpcServer.METHOD, new byte[] {0x0a, 1, 'a'}));
    }

    @Test
    void failedCallsAreCounted() throws IOException {
        WireProtocol wire = new GrpcWire();
        try (ServerProcess server = started(wire)) {
            byte[] elsewhere = GrpcWire.request("pets.v1.Pets/Nothing", new byte[0]);
            LoadResult outcome = new Http2Load(folder).run(List.of(elsewhere), target(server));
            assertThat(outcome.failures()).isPositive().isEqualTo(outcome.replies());
        }
    }

    @Test
    void theReferenceServerAnswersQueries() throws IOException {
        assertAnswers(new GraphQlWire(), GraphQlWire.reading("pet_7"));
    }

    @Test
    void theReferenceServerAnswersReads() throws IOException {
        assertAnswers(new Http2Wire(), Http2Wire.reading(7));
    }

    private void assertAnswers(WireProtocol wire, byte[] request) throws IOException {
        try (ServerProcess server = started(wire)) {
            LoadResult outcome = wire.load(folder).run(List.of(request), target(server));
            assertThat(outcome.replies()).isPositive();
            assertThat(outcome.failures()).isZero();
        }
    }

    private static LoadGenerator.Target target(ServerProcess server) {
        return new LoadGenerator.Target(server.port(), 8, Duration.ofSeconds(1));
    }

    private ServerProcess started(WireProtocol wire) throws IOException {
        return ServerProcess.start(
                wire.reference(wire.describe(folder)), Map.of(), folder.resolve(wire.name() + ".log"));
    }
}
