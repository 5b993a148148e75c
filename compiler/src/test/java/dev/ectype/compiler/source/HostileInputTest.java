package dev.ectype.compiler.source;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.ReadingLimits;
import dev.ectype.compiler.source.tree.ScalarNode;
import dev.ectype.compiler.source.tree.TextNode;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(5)
class HostileInputTest {
    private final Diagnostics diagnostics = new Diagnostics();

    @Test
    void anAliasBombIsDefusedBeforeItExpands() {
        StringBuilder bomb = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n");
        for (int level = 1; level < 30; level++) {
            String alias = "*a" + (level - 1);
            bomb.append("a" + level + ": &a" + level + " [" + (alias + ", ").repeat(9) + alias + "]\n");
        }
        assertThat(rejection("a.yaml", bomb.toString())).startsWith("a.yaml:6:").contains("ECT1008");
    }

    @Test
    void mergeKeysAreNoWayAroundTheAliasBudget() {
        StringBuilder bomb = new StringBuilder("a: &a\n");
        for (int index = 0; index < 2_000; index++) {
            bomb.append("  k").append(index).append(": 1\n");
        }
        bomb.append("b:\n").append("  - {<<: *a}\n".repeat(2_000));
        assertThat(rejection("a.yaml", bomb.toString())).contains("ECT1008");
    }

    @Test
    void aliasesCannotExceedTheDepthLimit() {
        StringBuilder text = new StringBuilder("a0: &a0 [x]\n");
        for (int level = 1; level < 1_000; level++) {
            text.append("a" + level + ": &a" + level + " [*a" + (level - 1) + "]\n");
        }
        assertThat(rejection("a.yaml", text.toString())).contains("ECT1007");
    }

    @Test
    void anAliasInsideItsOwnAnchorIsRefused() {
        assertThat(rejection("a.yaml", "a: &a\n  b: *a\n"))
                .isEqualTo("a.yaml:2:6 ECT1005 the alias *a refers to a value that contains the alias itself");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"[", "{\"a\":", "- ", "? ", "{a: ", "[[]", "!!a [", "&a [", "[*a", "((", "\"", "'", "%", "|\n "})
    void endlessNestingEndsInAFinding(String opening) {
        for (String file : new String[] {"a.yaml", "a.json"}) {
            SourceDocument document = SourceDocument.read(file, bytes(opening.repeat(100_000)), diagnostics);
            assertThat(document == null || document.root() instanceof ScalarNode)
                    .isTrue();
        }
    }

    @Test
    void deepIndentationEndsInAFinding() {
        StringBuilder text = new StringBuilder();
        for (int level = 0; level < 1_000; level++) {
            text.append(" ".repeat(level)).append("a:\n");
        }
        assertThat(rejection("a.yaml", text.toString()))
                .startsWith("a.yaml:501:")
                .contains("ECT1007");
    }

    @Test
    void inputsAtTheDepthLimitAreReadable() {
        SourceDocument document = read("a.json", "[".repeat(500) + "]".repeat(500));
        assertThat(JsonPrinter.compact(document.root().toJson())).hasSize(1_000);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            a.yaml, 'a: b: c', a.yaml:1:5 ECT1005 mapping values are not allowed here
            a.yaml, 'a: *b', a.yaml:1:4 ECT1005 the alias *b has no anchor &b before it
            a.json, '{"a": [tru}', a.json:1:8 ECT1004 Unrecognized token
            a.json, '{"a": 1', a.json:1:8 ECT1004 Unexpected end-of-input: expected close marker for Object
            a.json, '{} {}', a.json:1:4 ECT1004 a second value follows the first
            a.yaml, '   ', a.yaml:1:1 ECT1002 the file contains no value
            a.yaml, '# nothing', a.yaml:1:1 ECT1002 the file contains no value
            """)
    void brokenTextsAreLocated(String file, String text, String expected) {
        assertThat(rejection(file, text)).startsWith(expected);
    }

    @Test
    void tabsAsIndentationAreNamed() {
        rejection("a.yaml", "a:\n\tb: 1\n");
        assertThat(diagnostics.sorted().get(0).hint()).contains("tab");
    }

    @Test
    void otherEncodingsAreNamed() {
        assertThat(rejection("a.yaml", "a: é".getBytes(StandardCharsets.UTF_16)))
                .contains("ECT1003 the file is written in UTF-16");
        assertThat(rejection("a.yaml", "a: é".getBytes(StandardCharsets.UTF_16LE)))
                .contains("ECT1003");
        assertThat(rejection("a.yaml", "b: 1\na: é".getBytes(StandardCharsets.ISO_8859_1)))
                .isEqualTo("a.yaml:2:4 ECT1003 the byte 0xE9 is not valid UTF-8");
        assertThat(rejection("a.yaml", new byte[] {'P', 'K', 3, 4, 0, 0, 1})).contains("ECT1003");
    }

    @Test
    void theReplacementCharacterItselfIsText() {
        assertThat(((ObjectNode) read("a.yaml", "a: \uFFFD\n").root()).text("a"))
                .isEqualTo("\uFFFD");
    }

    @Test
    void filesBeyondTheLimitAreRefused() {
        byte[] large = new byte[ReadingLimits.STANDARD.bytes() + 1];
        Arrays.fill(large, (byte) ' ');
        assertThat(rejection("a.yaml", large)).contains("ECT1006 the file is larger than 64 MiB");
    }

    @Test
    void numbersThatAreTooLongToCalculateWithAreNotCalculatedWith() {
        String digits = "9".repeat(1_000_000);
        assertThat(((ObjectNode) read("a.yaml", "a: " + digits).root()).member("a"))
                .isInstanceOf(TextNode.class);
        assertThat(((ArrayNode) read("a.json", "[" + digits + "]").root())
                        .elements()
                        .get(0))
                .isInstanceOf(TextNode.class);
    }

    @Test
    void manyDuplicatesAreReportedWithoutFillingTheMemory() {
        read("a.json", "{" + "\"a\":1,\n".repeat(200_000) + "\"b\":1}");
        assertThat(diagnostics.sorted()).hasSize(Diagnostics.LIMIT);
        assertThat(diagnostics.dropped()).isEqualTo(200_000 - 1 - Diagnostics.LIMIT);
    }

    @Test
    void damagedTextsNeverEndInAnException() {
        String text = "openapi: 3.1.0\ninfo: &i {title: \"a\\u00e9\", <<: {x: 1}}\n? [k]\n: - *i\n  - !!str |2-\n"
                + "     b\n  - >\n    c\n---\n{\"a\": [1e400, 0x1F, ~, true, 'q''q']}\n";
        Random random = new Random(7);
        for (int round = 0; round < 3_000; round++) {
            byte[] damaged = bytes(text);
            for (int change = 0; change < 1 + round % 4; change++) {
                damaged[random.nextInt(damaged.length)] =
                        (byte) "{}[]:,\"'\n\t &*!|>%@`-?#\\\0\u007fa1".charAt(random.nextInt(27));
            }
            Diagnostics found = new Diagnostics();
            SourceDocument document = SourceDocument.read(round % 2 == 0 ? "a.yaml" : "a.json", damaged, found);
            assertThat(document != null || found.hasErrors()).isTrue();
        }
    }

    private String rejection(String file, String text) {
        return rejection(file, bytes(text));
    }

    private String rejection(String file, byte[] bytes) {
        Diagnostics found = new Diagnostics();
        assertThat(SourceDocument.read(file, bytes, found)).isNull();
        diagnostics.addAll(found);
        return found.sorted().stream()
                .filter(Diagnostic::isError)
                .findFirst()
                .orElseThrow()
                .line();
    }

    private SourceDocument read(String file, String text) {
        return requireNonNull(SourceDocument.read(file, bytes(text), diagnostics));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
