package dev.ectype.compiler.infer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A description in the fixture of a rule.
 *
 * <p>Comments at its beginning are notes: {@code expects:} with a proposal, or {@code silent:} with the reason for none.
 * A comment {@code shown} at the end of a line marks the line for the page about rules.
 */
record FixtureDescription(Path file, List<String> notes, List<String> markedLines) {
    private static final List<String> EXTENSIONS = List.of("yaml", "graphql", "proto");
    private static final Pattern NOTE = Pattern.compile("(?:#|//) (?:expects|silent): (.+)");
    private static final Pattern MARK = Pattern.compile(" (?:#|//) shown$");

    FixtureDescription {
        notes = List.copyOf(notes);
        markedLines = List.copyOf(markedLines);
    }

    static FixtureDescription read(Path folder, String name) throws IOException {
        for (String extension : EXTENSIONS) {
            Path file = folder.resolve(name + "." + extension);
            if (Files.exists(file)) {
                return read(file);
            }
        }
        throw new NoSuchFileException(folder.resolve(name + ".yaml").toString());
    }

    private static FixtureDescription read(Path file) throws IOException {
        List<String> notes = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            Matcher note = NOTE.matcher(line);
            if (note.matches()) {
                notes.add(note.group(1));
            } else {
                lines.add(line);
            }
        }
        return new FixtureDescription(file, notes, lines);
    }

    /** Returns the language of the description: {@code yaml}, {@code graphql} or {@code proto}. */
    String language() {
        String name = file.toString();
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** Returns the description without notes and marks. */
    List<String> lines() {
        return markedLines.stream()
                .map(line -> MARK.matcher(line).replaceFirst(""))
                .toList();
    }

    /** Returns the marked lines with the lines around and inside them. */
    List<String> excerpt() {
        List<Boolean> marks =
                markedLines.stream().map(line -> MARK.matcher(line).find()).toList();
        return Excerpt.of(lines(), marks);
    }
}
