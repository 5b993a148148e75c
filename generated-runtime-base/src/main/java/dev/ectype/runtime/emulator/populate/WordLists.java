package dev.ectype.runtime.emulator.populate;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lists of words by name; ours, because the lists of a library change with its versions, and the bytes with them. */
final class WordLists {
    private static final String FILE = "words-1.txt";

    private final Map<String, List<String>> lists = new LinkedHashMap<>();

    WordLists() {
        for (String line : read().split("\n")) {
            int colon = line.indexOf(": ");
            if (!line.startsWith("#") && colon > 0) {
                lists.put(
                        line.substring(0, colon),
                        List.of(line.substring(colon + 2).split(", ")));
            }
        }
    }

    /** The list of that name, which is one of the file. */
    List<String> of(String name) {
        List<String> words = lists.get(name);
        if (words == null) {
            throw new IllegalArgumentException("there are no words called " + name + ", but " + lists.keySet());
        }
        return words;
    }

    private static String read() {
        try (InputStream stream = WordLists.class.getResourceAsStream(FILE)) {
            if (stream == null) {
                throw new IllegalStateException("the runtime lacks " + FILE);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
