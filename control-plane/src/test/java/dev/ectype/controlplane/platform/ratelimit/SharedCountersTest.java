package dev.ectype.controlplane.platform.ratelimit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.PostgresServer;
import dev.ectype.controlplane.RedisServer;
import dev.ectype.controlplane.Tasks;
import dev.ectype.controlplane.platform.Plan;
import io.lettuce.core.RedisClient;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Counters in a real Redis, which comes and goes. */
class SharedCountersTest {
    private static final String KEY = "MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=";

    @TempDir
    private Path folder;

    @Test
    void nodesShareOneCountAndCountAloneWhileRedisIsGone() {
        try (RedisServer redis = RedisServer.start();
                PostgresServer postgres = PostgresServer.start();
                ControlPlane one = node("one", postgres, redis);
                ControlPlane two = node("two", postgres, redis)) {
            Client here = whileShared(
                    one,
                    two,
                    () -> one.organization(Plan.FREE),
                    client -> {
                        Client other = two.client(client.secret());
                        return List.of(
                                answered(client, 3), answered(other, 5), answered(client, 5), answered(other, 1));
                    },
                    List.of(3L, 5L, 2L, 0L));
            Client there = two.client(here.secret());
            assertThat(health(one)).isEqualTo("up");
            assertThat(shared(one)).isEqualTo(1);
            assertThat(timeToLive(redis)).isBetween(1L, 3_620_000L);

            redis.stop();
            Instant before = Instant.now();
            assertThat(answered(here, 11)).as("each node counts by itself").isEqualTo(10);
            assertThat(answered(there, 11)).isEqualTo(10);
            assertThat(Duration.between(before, Instant.now())).isLessThan(Duration.ofSeconds(2));
            assertThat(health(one)).isEqualTo("degraded");
            assertThat(shared(one)).isZero();
            assertThat(one.nobody().get("/v1/health/ready").is(200).text("status"))
                    .isEqualTo("up");

            redis.run();
            await(() -> shared(one) == 1 && shared(two) == 1);
            assertThat(health(one)).isEqualTo("up");
            assertThat(answered(here, 6)).as("a Redis that forgot begins anew").isEqualTo(6);
            assertThat(answered(there, 6)).isEqualTo(4);
        }
    }

    @Test
    void ofManyAtTheSameTimeOnTwoNodesAsManyAsThePlanHasAreAnswered() {
        try (RedisServer redis = RedisServer.start();
                PostgresServer postgres = PostgresServer.start();
                ControlPlane one = node("one", postgres, redis);
                ControlPlane two = node("two", postgres, redis)) {
            whileShared(one, two, () -> one.organization(Plan.TEAM), client -> answeredAtOnce(client, two), 98L);
        }
    }

    private static long answeredAtOnce(Client here, ControlPlane two) {
        Client there = two.client(here.secret());
        here.get("/v1/me").is(200);
        there.get("/v1/me").is(200);
        List<CompletableFuture<Integer>> sent = IntStream.range(0, 200)
                .mapToObj(at -> Tasks.supply(
                        () -> (at % 2 == 0 ? here : there).get("/v1/me").status()))
                .toList();
        return sent.stream().filter(status -> status.join() == 200).count();
    }

    @Test
    void startsWhileRedisIsAwayAndFindsIt() {
        try (RedisServer redis = RedisServer.away();
                ControlPlane plane = ControlPlane.start(folder.resolve("late"), options(redis))) {
            assertThat(health(plane)).isEqualTo("degraded");
            assertThat(answered(plane.organization(Plan.FREE), 11)).isEqualTo(10);
            redis.run();
            await(() -> shared(plane) == 1);
            assertThat(answered(plane.organization(Plan.FREE), 11)).isEqualTo(10);

            redis.halt();
            Client waiting = plane.organization(Plan.FREE);
            Instant before = Instant.now();
            waiting.get("/v1/projects").is(200);
            assertThat(Duration.between(before, Instant.now()))
                    .as("a Redis that says nothing holds up one request, shortly")
                    .isLessThan(Duration.ofMillis(1_000));
            assertThat(health(plane)).isEqualTo("degraded");
            redis.goOn();
            await(() -> shared(plane) == 1);
        }
    }

    private ControlPlane node(String name, PostgresServer postgres, RedisServer redis) {
        List<String> options = new java.util.ArrayList<>(List.of(options(redis)));
        options.add("ectype.database=" + postgres.address());
        options.add("ectype.application-key=" + KEY);
        options.add("ectype.storage=" + objects());
        return ControlPlane.start(folder.resolve(name), options.toArray(new String[0]));
    }

    private Path objects() {
        try {
            return Files.createDirectories(folder.resolve("objects"));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static String[] options(RedisServer redis) {
        return new String[] {
            "ectype.redis=" + redis.address(),
            "ectype.rate-limits.window=3600s",
            "ectype.rate-limits.free.read=10",
            "ectype.rate-limits.team.read=100"
        };
    }

    private static long answered(Client client, int sent) {
        return IntStream.range(0, sent)
                .filter(at -> client.get("/v1/projects").status() == 200)
                .count();
    }

    private static String health(ControlPlane plane) {
        return plane.nobody()
                .get("/v1/health/ready")
                .json()
                .get("parts")
                .get("rate-limits")
                .asString();
    }

    private static double shared(ControlPlane plane) {
        return plane.part(MeterRegistry.class)
                .get("ectype.rate.limits.shared")
                .gauge()
                .value();
    }

    private static double failures(ControlPlane plane) {
        return plane.part(MeterRegistry.class)
                .get("ectype.rate.limits.failures")
                .counter()
                .count();
    }

    /**
     * Asserts the outcome of requests of a new organization while both nodes share their counts, and returns its client. A machine that is
     * too busy to ask Redis in time counts by itself, which is not what is tried here; the requests are then sent again for another one.
     */
    private static <T> Client whileShared(
            ControlPlane one,
            ControlPlane two,
            Supplier<Client> organizations,
            Function<Client, T> requests,
            T expected) {
        for (int attempt = 0; attempt < 10; attempt++) {
            await(() -> shared(one) == 1 && shared(two) == 1);
            double failures = failures(one) + failures(two);
            Client client = organizations.get();
            T outcome = requests.apply(client);
            if (failures(one) + failures(two) == failures && shared(one) + shared(two) == 2) {
                assertThat(outcome).isEqualTo(expected);
                return client;
            }
        }
        throw new AssertionError("Redis was never asked in time");
    }

    private static long timeToLive(RedisServer redis) {
        RedisClient client = RedisClient.create(redis.address());
        try (var connection = client.connect()) {
            return connection.sync().pttl(connection.sync().randomkey());
        } finally {
            client.shutdown(Duration.ZERO, Duration.ofSeconds(1));
        }
    }

    private static void await(java.util.function.BooleanSupplier condition) {
        Instant end = Instant.now().plusSeconds(20);
        while (!condition.getAsBoolean()) {
            assertThat(Instant.now()).as("it recovers").isBefore(end);
            try {
                Thread.sleep(20);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
