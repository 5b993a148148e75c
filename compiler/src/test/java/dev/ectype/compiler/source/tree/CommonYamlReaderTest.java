package dev.ectype.compiler.source.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compares the reader of common YAML with the complete parser: what it reads has the same values at the same positions and the same diagnostics.
 * A build compares 20,000 random texts, and {@code -Dyaml.rounds=N} sets the number. Other descriptions are found in the folder of {@code
 * ECTYPE_DESCRIPTIONS}.
 */
final class CommonYamlReaderTest {
    private static final int ROUNDS = Integer.getInteger("yaml.rounds", 20_000);
    private static final long FROM = Long.getLong("yaml.from", 1);

    /** The result of reading a text: the nodes with their positions, and the diagnostics. */
    private record Outcome(@Nullable String nodes, List<Diagnostic> diagnostics) {}

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a: 1\nb:\n  - x\n  - y: 2\n    z: null\n",
                "---\n# comment\na: text # comment\nb: 'it''s'\nc: \"tab\\t\"\n",
                "a:\n- x\n- y\nb: |\n  one\n\n  two\nc: >-\n  three\n  four\n",
                "a: [1, 'b', {c: d, \"e\": [f]}]\nb: {}\nc: []\n",
                "a: one\n  two\n\n  three\nb:\n  four\n  five\n",
                "- - 1\n  - 2\n-\n  - 3\n- \n- a:\n    b\n",
                "a:\nb:\nc: ~\n200: {description: ok}\n",
                "text: 😀\nlater: ü\n"
            })
    void readsCommonTexts(String text) {
        assertThat(common(text).nodes()).isNotNull();
        assertSame(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a: &x 1\nb: *x\n",
                "a: !!str 1\n",
                "? a\n: b\n",
                "a: \"one\n  two\"\n",
                "a: 1\n---\nb: 2\n",
                "a:\t1\n",
                "a: |2\n   x\n",
                "a: |+\n  x\n\n",
                "a: b: c\n",
                "a: 1\n  b: 2\n",
                "- a\nb: c\n",
                "a: [1,\n  2]\n",
                "<<: {a: b}\n",
                "text",
                "# only a comment\n",
                "a: 'open\n",
                "a: 1\r\nb: 2\r\n"
            })
    void leavesOtherTextsToTheCompleteParser(String text) {
        assertThat(common(text).nodes()).isNull();
    }

    @Test
    void randomTextsMeanTheSame() {
        int read = 0;
        for (long seed = FROM; seed < FROM + ROUNDS; seed++) {
            String text = new RandomYaml(new Random(seed)).text();
            read += assertSame(text) ? 1 : 0;
        }
        assertThat(read).as("texts that are read").isGreaterThan(ROUNDS / 3);
    }

    @Test
    void descriptionsMeanTheSame() throws IOException {
        List<Path> files = new ArrayList<>();
        for (String folder : folders()) {
            try (Stream<Path> found = Files.walk(Path.of(folder))) {
                found.filter(file -> file.toString().endsWith(".yaml")
                                || file.toString().endsWith(".yml"))
                        .sorted()
                        .forEach(files::add);
            }
        }
        int read = 0;
        for (Path file : files) {
            read += assertSame(Files.readString(file, StandardCharsets.UTF_8)) ? 1 : 0;
        }
        assertThat(read).as("common files of %d", files.size()).isGreaterThan(files.size() / 2);
    }

    private static List<String> folders() {
        List<String> folders = new ArrayList<>(List.of("src/test/resources", "../launcher/src/main/resources"));
        String others = System.getenv("ECTYPE_DESCRIPTIONS");
        if (others != null) {
            folders.add(others);
        }
        return folders;
    }

    /** Returns whether the text is common. */
    private static boolean assertSame(String text) {
        Outcome common = common(text);
        if (common.nodes() == null) {
            return false;
        }
        assertThat(common).as("%s", escaped(text)).isEqualTo(complete(text));
        return true;
    }

    private static String escaped(String text) {
        String start = text.length() > 3_000 ? text.substring(0, 3_000) : text;
        return start.replace("\n", "\\n").replace("\t", "\\t");
    }

    private static Outcome common(String text) {
        Diagnostics diagnostics = new Diagnostics();
        try {
            SourceNode root = CommonYamlReader.read(text, builder(diagnostics));
            return new Outcome(root == null ? null : printed(root), diagnostics.sorted());
        } catch (UnreadableDocument rejected) {
            return new Outcome("rejected", List.of(rejected.diagnostic()));
        }
    }

    private static Outcome complete(String text) {
        Diagnostics diagnostics = new Diagnostics();
        try {
            SourceNode root = new YamlTreeReader("file", builder(diagnostics)).read(text);
            return new Outcome(root == null ? null : printed(root), diagnostics.sorted());
        } catch (UnreadableDocument rejected) {
            return new Outcome("rejected", List.of(rejected.diagnostic()));
        }
    }

    private static TreeBuilder builder(Diagnostics diagnostics) {
        return new TreeBuilder("file", ReadingLimits.STANDARD, diagnostics);
    }

    private static String printed(SourceNode node) {
        StringBuilder text = new StringBuilder();
        print(node, text);
        return text.toString();
    }

    private static void print(SourceNode node, StringBuilder text) {
        text.append(node.line()).append(':').append(node.column()).append(' ');
        if (node instanceof ObjectNode object) {
            text.append("{\n");
            for (ObjectEntry entry : object.entries()) {
                text.append(entry.line())
                        .append(':')
                        .append(entry.column())
                        .append(' ')
                        .append(entry.name())
                        .append(" = ");
                print(entry.value(), text);
            }
            text.append("}\n");
        } else if (node instanceof ArrayNode array) {
            text.append("[\n");
            array.elements().forEach(element -> print(element, text));
            text.append("]\n");
        } else {
            text.append(node).append('\n');
        }
    }
}
