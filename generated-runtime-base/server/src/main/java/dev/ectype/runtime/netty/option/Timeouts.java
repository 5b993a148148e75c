package dev.ectype.runtime.netty.option;

import java.time.Duration;
import java.util.List;

/**
 * Holds the timeouts of the server for clients, measured in real time, independent of the emulated clock.
 *
 * @param header for the whole head of a request: of a connection's first one from the moment the server accepts the
 *     connection, TLS and the preface of HTTP/2 included, of later ones from their first byte
 * @param body for the next bytes of a request body, and before {@link Limits#bodyBytesPerSecond} counts
 * @param upload for a whole request body, independent of its rate
 * @param write for a client that reads nothing of its reply
 * @param idle for the next request of a connection
 */
public record Timeouts(
        Duration header,
        Duration body,
        Duration upload,
        Duration write,
        Duration idle,
        Duration handshake,
        Duration linger,
        Duration shutdown) {

    public static final Timeouts STANDARD = new Timeouts(
            Duration.ofSeconds(10),
            Duration.ofSeconds(30),
            Duration.ofHours(1),
            Duration.ofSeconds(30),
            Duration.ofHours(1),
            Duration.ofSeconds(10),
            Duration.ofSeconds(2),
            Duration.ofSeconds(5));

    public Timeouts {
        for (Duration duration : List.of(header, body, upload, write, idle, handshake, linger, shutdown)) {
            if (duration.isNegative() || duration.isZero()) {
                throw new IllegalArgumentException("a timeout must be positive: " + duration);
            }
        }
    }

    /** Sets the timeouts of the head, the body, a stalled write and an idle connection. */
    public Timeouts withWaits(Duration head, Duration content, Duration stall, Duration rest) {
        return new Timeouts(head, content, upload, stall, rest, handshake, linger, shutdown);
    }

    public Timeouts withUpload(Duration whole) {
        return new Timeouts(header, body, whole, write, idle, handshake, linger, shutdown);
    }

    public Timeouts withIdle(Duration rest) {
        return new Timeouts(header, body, upload, write, rest, handshake, linger, shutdown);
    }

    public Timeouts withShutdown(Duration bound) {
        return new Timeouts(header, body, upload, write, idle, handshake, linger, bound);
    }

    /** Returns the interval of connection checks, short enough for the shortest timeout. */
    public Duration sweep() {
        long shortest = idle.toMillis();
        for (Duration duration : List.of(header, body, upload, write, linger)) {
            shortest = Math.min(shortest, duration.toMillis());
        }
        return Duration.ofMillis(Math.max(10, Math.min(1000, shortest / 4)));
    }
}
