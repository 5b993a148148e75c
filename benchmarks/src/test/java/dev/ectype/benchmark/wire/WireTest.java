package dev.ectype.benchmark.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.benchmark.load.GrpcLoad;
import dev.ectype.benchmark.load.Load;
import dev.ectype.benchmark.load.Outcome;
import dev.ectype.benchmark.measure.ServerProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WireTest {
    @TempDir
    Path folder;

    @Test
    void messagesOfGrpcAreAnsweredByTheServerBesideTheEmulator() throws IOException {
        // A request for the pet "a".
        assertAnswers(new Grpc(), new byte[] {0x0a, 1, 'a'});
    }

    @Test
    void callsThatFailAreCounted() throws IOException {
        Wire wire = new Grpc();
        try (ServerProcess server = started(wire)) {
            Load elsewhere = new GrpcLoad(folder, "/pets.v1.Pets/Nothing");
            Outcome outcome = elsewhere.run(List.of(new byte[0]), target(server));
            assertThat(outcome.failures()).isPositive().isEqualTo(outcome.replies());
        }
    }

    @Test
    void queriesAreAnsweredByTheServerBesideTheEmulator() throws IOException {
        assertAnswers(new GraphQl(), GraphQl.reading("pet_7"));
    }

    private void assertAnswers(Wire wire, byte[] request) throws IOException {
        try (ServerProcess server = started(wire)) {
            Outcome outcome = wire.load(folder).run(List.of(request), target(server));
            assertThat(outcome.replies()).isPositive();
            assertThat(outcome.failures()).isZero();
        }
    }

    private static Load.Target target(ServerProcess server) {
        return new Load.Target(server.port(), 8, Duration.ofSeconds(1));
    }

    private ServerProcess started(Wire wire) throws IOException {
        return ServerProcess.start(wire.beside(wire.describe(folder)), Map.of(), folder.resolve(wire.name() + ".log"));
    }
}
