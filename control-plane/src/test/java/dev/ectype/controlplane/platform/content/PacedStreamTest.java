package dev.ectype.controlplane.platform.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class PacedStreamTest {
    private final AtomicLong now = new AtomicLong();
    private final InputStream body = new PacedStream(new ByteArrayInputStream(new byte[100_000]), now::get);

    @Test
    void aSlowBeginningIsAllowed() throws IOException {
        now.addAndGet(PacedStream.GRACE.toNanos());
        assertThat(body.read()).isZero();
    }

    @Test
    void aBodyThatKeepsTheRateArrivesWhole() throws IOException {
        for (int second = 0; second < 90; second++) {
            now.addAndGet(Duration.ofSeconds(1).toNanos());
            assertThat(body.readNBytes(PacedStream.LEAST_RATE)).hasSize(PacedStream.LEAST_RATE);
        }
    }

    @Test
    void aTrickledBodyEnds() throws IOException {
        for (int second = 0; second < PacedStream.GRACE.toSeconds(); second++) {
            now.addAndGet(Duration.ofSeconds(1).toNanos());
            body.read();
        }
        now.addAndGet(Duration.ofSeconds(1).toNanos());
        assertThatThrownBy(body::read)
                .isInstanceOf(InvalidRequest.class)
                .hasMessage(
                        "The body arrived at fewer than 1024 bytes per second (11 in 11 s); send it again over a faster connection.");
    }

    @Test
    void theEndOfABodyIsNoSlowByte() throws IOException {
        InputStream empty = new PacedStream(InputStream.nullInputStream(), now::get);
        now.addAndGet(Duration.ofHours(1).toNanos());
        assertThat(empty.read()).isEqualTo(-1);
    }
}
