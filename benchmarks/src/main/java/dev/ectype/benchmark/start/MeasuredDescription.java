package dev.ectype.benchmark.start;

import java.nio.file.Files;
import java.nio.file.Path;

/** A description to start: its catalog name or file, the path of its first request and the limits in seconds. */
public record MeasuredDescription(String argument, String firstPath, double coldBar, double cachedBar) {
    private static final String HEALTH = "/__service/health";

    /** Creates it with the bars of a small description for the catalog's petstore, else with those of a large one. */
    public static MeasuredDescription of(String argument) {
        if (!Files.exists(Path.of(argument))) {
            return new MeasuredDescription(argument, argument.equals("petstore") ? "/pets" : HEALTH, 1.2, 0.4);
        }
        return new MeasuredDescription(argument, HEALTH, 5.0, 1.0);
    }

    String title() {
        return Path.of(argument).getFileName().toString();
    }
}
