package dev.ectype.benchmark.start;

import java.nio.file.Path;

/**
 * A description to start.
 *
 * @param argument its catalog name or file
 * @param coldBar the longest time in seconds of a start without the cache
 * @param cachedBar the longest time in seconds of a start from the cache
 * @param memoryBar the greatest memory in megabytes of a start from the cache; infinite without a limit
 */
public record MeasuredDescription(
        String argument, FirstRequest first, double coldBar, double cachedBar, double memoryBar) {
    private static final int LARGE = 8_000_000;

    /** Creates it with the bars for its size and a request for the health. */
    public static MeasuredDescription of(String argument) {
        FirstRequest health = FirstRequest.get("/__service/health");
        long size = Path.of(argument).toFile().length();
        if (size == 0) {
            return new MeasuredDescription(argument, health, 0.7, 0.2, 70);
        }
        return size < LARGE
                ? new MeasuredDescription(argument, health, 2, 0.4, Double.POSITIVE_INFINITY)
                : new MeasuredDescription(argument, health, 3, 0.6, 200);
    }

    MeasuredDescription with(FirstRequest request) {
        return new MeasuredDescription(argument, request, coldBar, cachedBar, memoryBar);
    }

    String title() {
        return Path.of(argument).getFileName().toString();
    }
}
