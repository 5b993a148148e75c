package dev.ectype.benchmark.survey;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A description with its name in tables.
 *
 * @param root the folder that its references may not leave
 */
record SurveyedDescription(String name, Path file, Path root) {
    /** The files among the words, and a sample of each folder among them. */
    static List<SurveyedDescription> in(List<String> words, int every) throws IOException {
        List<SurveyedDescription> named = new ArrayList<>();
        for (String word : words) {
            Path path = Path.of(word).toAbsolutePath().normalize();
            if (Files.isDirectory(path)) {
                for (Path entry : DescriptionSample.of(path, every)) {
                    named.add(new SurveyedDescription(path.relativize(entry).toString(), entry, path));
                }
            } else if (Files.isRegularFile(path)) {
                Path root = path.getParent();
                named.add(new SurveyedDescription(path.getFileName().toString(), path, root == null ? path : root));
            } else {
                throw new IllegalArgumentException("there is no " + word);
            }
        }
        if (named.isEmpty()) {
            throw new IllegalArgumentException("which descriptions? For example benchmarks/run survey FOLDER");
        }
        return named;
    }
}
