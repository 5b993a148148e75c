package dev.ectype.cli.render;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Holds the example lines at the beginning of each command's help. */
public final class HelpExamples {
    private HelpExamples() {}

    /** Returns the examples of a command: shell commands, mostly with a comment. */
    public static List<String> of(String command) {
        List<String> lines = new ArrayList<>();
        boolean inSection = false;
        for (String line : lines("examples.txt")) {
            if (line.startsWith("[")) {
                inSection = line.equals("[" + command + "]");
            } else if (inSection) {
                lines.add(line);
            }
        }
        return lines;
    }

    /** Returns the first example without its comment. */
    public static String first(String command) {
        return of(command).get(0).replaceFirst(" +#.*", "");
    }

    /** Returns the section of the help text. */
    public static String section(String command) {
        StringBuilder text = new StringBuilder("\nExamples:\n");
        of(command).forEach(line -> text.append("  ").append(line).append('\n'));
        return text.append('\n').toString();
    }

    static List<String> lines(String file) {
        try (InputStream stream = Objects.requireNonNull(HelpExamples.class.getResourceAsStream(file), file)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
