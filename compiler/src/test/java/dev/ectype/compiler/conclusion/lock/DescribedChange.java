package dev.ectype.compiler.conclusion.lock;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Holds a change of a published description and the differences that its reader expects.
 *
 * @param actions the actions of an overlay
 * @param replacements pairs of a text and its replacement
 */
record DescribedChange(
        String title,
        String description,
        List<String> actions,
        List<List<String>> replacements,
        List<String> expected) {
    private static final String ACTION = "  - target: >-\n      ";

    /** Reads a change from its lines, of which the first is the title. */
    static DescribedChange read(List<String> lines) {
        String description = "";
        List<String> actions = new ArrayList<>();
        List<List<String>> replacements = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] word = line.strip().split(" ", 2);
            String[] sides = word[1].split(" with ", 2);
            switch (word[0]) {
                case "description" -> description = word[1];
                case "remove" -> actions.add(ACTION + word[1] + "\n    remove: true\n");
                case "update" -> actions.add(ACTION + sides[0] + "\n    update: " + sides[1] + "\n");
                case "replace" -> replacements.add(List.of(sides[0], sides[1]));
                case "=" -> expected.add(word[1]);
                default -> throw new IllegalArgumentException(line);
            }
        }
        return new DescribedChange(lines.get(0), description, actions, replacements, expected);
    }

    CompilationRequest unchanged(Path folder) throws IOException {
        return request(Files.readString(folder.resolve(description)));
    }

    CompilationRequest changed(Path folder) throws IOException {
        String text = Files.readString(folder.resolve(description));
        for (List<String> each : replacements) {
            if (!text.contains(each.get(0))) {
                throw new IllegalArgumentException(description + " does not contain " + each.get(0));
            }
            text = text.replace(each.get(0), each.get(1));
        }
        if (actions.isEmpty()) {
            return request(text);
        }
        String overlay = "overlay: 1.1.0\ninfo: {title: change, version: '1'}\nactions:\n" + String.join("", actions);
        return request(text).withOverlays(List.of(source("change.yaml", overlay)));
    }

    private CompilationRequest request(String text) {
        return CompilationRequest.of(source(Path.of(description).getFileName().toString(), text));
    }

    private static SourceRoot source(String name, String text) {
        return SourceRoot.text(name, text.getBytes(StandardCharsets.UTF_8));
    }
}
