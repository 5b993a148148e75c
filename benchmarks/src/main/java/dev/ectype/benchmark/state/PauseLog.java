package dev.ectype.benchmark.state;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The log of a JVM about its safepoints, at which all threads stop. */
record PauseLog(Path file) {
    private static final Pattern TOTAL = Pattern.compile("Total:\\s*(\\d+) ns");

    /** The option of a JVM that writes such a log. */
    static String option(Path folder) {
        return "-Xlog:safepoint:file=" + folder.resolve("pauses-%p.log");
    }

    /** Returns the log of a process. */
    static PauseLog of(Path folder, long pid) {
        return new PauseLog(folder.resolve("pauses-" + pid + ".log"));
    }

    /** Returns the number of lines up to now. */
    long lines() throws IOException {
        try (Stream<String> lines = Files.lines(file, StandardCharsets.UTF_8)) {
            return lines.count();
        }
    }

    /** Returns the longest pause in milliseconds after a number of lines. */
    double longestMillis(long skipped) throws IOException {
        try (Stream<String> lines = Files.lines(file, StandardCharsets.UTF_8)) {
            return lines.skip(skipped)
                    .map(TOTAL::matcher)
                    .filter(Matcher::find)
                    .mapToDouble(pause -> Long.parseLong(pause.group(1)) / 1e6)
                    .max()
                    .orElse(0);
        }
    }
}
