package dev.ectype.runtime.netty;

import java.time.Duration;
import java.util.List;

/** How long the server waits for a client; these are measured in real time, whatever the emulated clock says. */
public record Timeouts(
        Duration header,
        Duration body,
        Duration write,
        Duration idle,
        Duration handshake,
        Duration linger,
        Duration shutdown) {

    public static final Timeouts STANDARD = new Timeouts(
            Duration.ofSeconds(10),
            Duration.ofSeconds(30),
            Duration.ofSeconds(30),
            Duration.ofHours(1),
            Duration.ofSeconds(10),
            Duration.ofSeconds(2),
            Duration.ofSeconds(5));

    public Timeouts {
        for (Duration duration : List.of(header, body, write, idle, handshake, linger, shutdown)) {
            if (duration.isNegative() || duration.isZero()) {
                throw new IllegalArgumentException("a timeout must be positive: " + duration);
            }
        }
    }

    /** The same limit for the head, the body, a stalled write and an idle connection. */
    public Timeouts withWaits(Duration head, Duration content, Duration stall, Duration rest) {
        return new Timeouts(head, content, stall, rest, handshake, linger, shutdown);
    }

    public Timeouts withIdle(Duration rest) {
        return new Timeouts(header, body, write, rest, handshake, linger, shutdown);
    }

    public Timeouts withShutdown(Duration bound) {
        return new Timeouts(header, body, write, idle, handshake, linger, bound);
    }

    /** How often connections are looked at: often enough for the shortest wait, but never busily. */
    Duration sweep() {
        long shortest = idle.toMillis();
        for (Duration duration : List.of(header, body, write, linger)) {
            shortest = Math.min(shortest, duration.toMillis());
        }
        return Duration.ofMillis(Math.max(10, Math.min(1000, shortest / 4)));
    }
}
