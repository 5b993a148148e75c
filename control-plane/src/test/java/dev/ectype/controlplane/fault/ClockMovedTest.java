package dev.ectype.controlplane.fault;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Primary;

/** Sets the clock of the machine back and forth during work. */
class ClockMovedTest {
    @TempDir
    private Path folder;

    @Test
    void ordersAndPromisesHoldWhenTheClockIsSet() {
        try (ControlPlane plane = ControlPlane.start(folder, MovedClock.class)) {
            Client client = plane.organization(Plan.FREE);
            Reply key = client.post(
                            "/v1/api-keys",
                            "{\"name\":\"k\",\"scope\":\"read\",\"expiresAt\":\""
                                    + Instant.now().plus(Duration.ofHours(2)) + "\"}")
                    .is(201);
            Client reader = client.bare().with("x-service-key", key.text("key"));
            create(client, "before").is(201);

            MovedClock.by = Duration.ofHours(-1);
            create(client, "back").is(201);
            assertThat(client.get("/v1/projects").items())
                    .extracting(item -> item.get("slug").asString())
                    .containsExactly("back", "before");
            assertThat(create(client, "before").is(201).header("Idempotent-Replayed"))
                    .isEqualTo("true");
            reader.get("/v1/me").is(200);

            MovedClock.by = Duration.ofHours(25);
            reader.get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");
            create(client, "before").problem(409, "SERVICE_CONFLICT");

            MovedClock.by = Duration.ZERO;
            reader.get("/v1/me").is(200);
            create(client, "after").is(201);
            assertThat(client.get("/v1/projects").items())
                    .extracting(item -> item.get("slug").asString())
                    .containsExactly("after", "back", "before");
        }
    }

    private static Reply create(Client client, String name) {
        return client.with("Idempotency-Key", name).post("/v1/projects", "{\"name\":\"" + name + "\"}");
    }

    /** Not annotated, so that no other control plane of these tests finds it. */
    static class MovedClock {
        static volatile Duration by = Duration.ZERO;

        @Bean
        @Primary
        static Clock moved() {
            return new Clock() {
                @Override
                public ZoneId getZone() {
                    return ZoneOffset.UTC;
                }

                @Override
                public Clock withZone(ZoneId zone) {
                    throw new UnsupportedOperationException();
                }

                @Override
                public Instant instant() {
                    return Clock.systemUTC().instant().plus(by);
                }
            };
        }
    }
}
