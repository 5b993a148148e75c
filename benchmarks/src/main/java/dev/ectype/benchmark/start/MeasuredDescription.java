package dev.ectype.benchmark.start;

import java.nio.file.Path;

/** A description to start: its catalog name or file, the first request and the limits in seconds. */
public record MeasuredDescription(String argument, FirstRequest first, double coldBar, double cachedBar) {
    private static final int LARGE = 8_000_000;

    /** Creates it with the bars for its size and a request for the health. */
    public static MeasuredDescription of(String argument) {
        FirstRequest health = FirstRequest.get("/__service/health");
        long size = Path.of(argument).toFile().length();
        if (size == 0) {
            return new MeasuredDescription(argument, health, 0.7, 0.2);
        }
        return size < LARGE
                ? new MeasuredDescription(argument, health, 2, 0.4)
                : new MeasuredDescription(argument, health, 3, 0.6);
    }

    MeasuredDescription with(FirstRequest request) {
        return new MeasuredDescription(argument, request, coldBar, cachedBar);
    }

    String title() {
        return Path.of(argument).getFileName().toString();
    }
}
