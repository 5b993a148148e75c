package dev.ectype.compiler.emit;

import java.util.List;
import java.util.Map;

/** Finds the emitted lines of more than 120 columns, except comments with one long word, such as a path. */
public final class LongLines {
    private static final int COLUMNS = 120;

    private LongLines() {}

    /** Returns the long lines of sources by path. */
    public static List<String> of(Map<String, String> sources) {
        return sources.entrySet().stream()
                .flatMap(source -> source.getValue()
                        .lines()
                        .filter(line -> line.length() > COLUMNS && !isOneWord(line))
                        .map(line -> source.getKey() + ": " + line))
                .toList();
    }

    private static boolean isOneWord(String line) {
        return line.strip().matches("\\* \\S+");
    }
}
