package dev.ectype.controlplane.platform.telemetry;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.springframework.stereotype.Component;

/** Times requests by route and status. */
@Component
final class RequestTimers {
    private static final Duration[] STEPS = {
        Duration.ofMillis(5),
        Duration.ofMillis(20),
        Duration.ofMillis(50),
        Duration.ofMillis(200),
        Duration.ofSeconds(1),
        Duration.ofSeconds(5)
    };

    private final MeterRegistry meters;
    private final Map<Timed, Timer> timers = new ConcurrentHashMap<>();

    RequestTimers(MeterRegistry meters) {
        this.meters = meters;
    }

    void record(Answered answered) {
        Timed timed = new Timed(answered.method(), answered.route(), answered.status());
        timers.computeIfAbsent(timed, this::timer).record(answered.nanos(), TimeUnit.NANOSECONDS);
    }

    private Timer timer(Timed timed) {
        return Timer.builder("http.server.requests")
                .description("Completed requests.")
                .tag("method", timed.method())
                .tag("uri", timed.route())
                .tag("status", Integer.toString(timed.status()))
                .serviceLevelObjectives(STEPS)
                .register(meters);
    }

    private record Timed(String method, String route, int status) {}
}
