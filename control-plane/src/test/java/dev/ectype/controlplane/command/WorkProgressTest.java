package dev.ectype.controlplane.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class WorkProgressTest {
    @Test
    void longWorkIsNamedAgainAndAgain() throws InterruptedException {
        CountDownLatch lines = new CountDownLatch(3);
        StringWriter written = new StringWriter();
        PrintWriter err = new PrintWriter(written) {
            @Override
            public void flush() {
                lines.countDown();
            }
        };
        try (WorkProgress progress = WorkProgress.begin(
                err, Duration.ofMillis(1), Duration.ofMillis(1), seconds -> "starting, " + seconds + " s")) {
            assertThat(lines.await(10, TimeUnit.SECONDS)).isTrue();
            assertThat(progress).isNotNull();
        }
        assertThat(written.toString().lines()).allMatch(line -> line.startsWith("starting, 0 s"));
    }

    @Test
    void shortWorkSaysNothing() {
        StringWriter written = new StringWriter();
        WorkProgress.begin(
                        new PrintWriter(written), Duration.ofMinutes(1), Duration.ofMinutes(1), seconds -> "starting")
                .close();
        assertThat(written.toString()).isEmpty();
    }
}
