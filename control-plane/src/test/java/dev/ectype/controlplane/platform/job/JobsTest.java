package dev.ectype.controlplane.platform.job;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.ControlPlane;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

class JobsTest {
    @Test
    void errorInARunIsCountedAndTheJobRunsAgain() {
        AtomicInteger runs = new AtomicInteger();
        Job broken = new Job() {
            private final String name = "broken-" + UUID.randomUUID();

            @Override
            public String name() {
                return name;
            }

            @Override
            public Duration every() {
                return Duration.ofMillis(50);
            }

            @Override
            public void run() {
                runs.incrementAndGet();
                throw new NoClassDefFoundError("dev/ectype/Missing");
            }
        };
        SimpleMeterRegistry meters = new SimpleMeterRegistry();
        Jobs jobs = new Jobs(List.of(broken), ControlPlane.shared().part(JobRepository.class), meters);
        jobs.start();
        try {
            Awaitility.await().atMost(Duration.ofSeconds(10)).until(() -> runs.get() >= 3);
            assertThat(meters.timer("ectype.jobs", "job", broken.name(), "outcome", "failed")
                            .count())
                    .isGreaterThanOrEqualTo(2);
        } finally {
            jobs.stop();
        }
    }
}
