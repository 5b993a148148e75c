package dev.ectype.benchmark.start;

import java.nio.file.Files;
import java.nio.file.Path;

/** What is started: a name of the catalog or a file, what is asked of it first, and the seconds it may take. */
public record MeasuredDescription(String argument, String firstPath, double coldBar, double cachedBar) {
    private static final String HEALTH = "/__service/health";

    /** The petstore of the catalog is held to the bars of a small description, any file to those of a large one. */
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
