package dev.ectype.maven.spec;

import dev.ectype.compiler.source.DescriptionFileFinder;
import dev.ectype.maven.report.GoalFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** Finds descriptions by file name. */
final class DescriptionFiles {
    private static final Pattern NAME = Pattern.compile("(.+-)?openapi\\.(yaml|yml|json)");

    private DescriptionFiles() {}

    /** The files below a folder with the name of a description, in the order of their paths. */
    static List<Path> in(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try {
            return DescriptionFileFinder.files(folder).stream()
                    .filter(file ->
                            NAME.matcher(String.valueOf(file.getFileName())).matches())
                    .toList();
        } catch (IOException unreadable) {
            throw new GoalFailure(
                    "the folder \"" + folder + "\" cannot be read", "Make it readable, or give <inputSpec>.");
        }
    }
}
