package dev.ectype.compiler.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.source.tree.NumberNode;
import dev.ectype.compiler.source.tree.ObjectEntry;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.ScalarNode;
import dev.ectype.compiler.source.tree.SourceNode;
import dev.ectype.compiler.source.tree.TextNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SourceDocumentTest {
    private final Diagnostics diagnostics = new Diagnostics();

    @ParameterizedTest
    @ValueSource(
            strings = {"yes", "no", "on", "off", "y", "2024-01-31", "12:30:45", "1_000", ".inf", "0b11", "nan", "-x"})
    void plainScalarsThatOnlyOldYamlConvertsStayTexts(String text) {
        assertThat(member("value: " + text, "value")).isInstanceOf(TextNode.class);
    }

    @ParameterizedTest
    @CsvSource({
        "1e400, 1e400",
        "010, 10",
        "1.10, 1.10",
        "0o17, 15",
        "0x1F, 31",
        "+1, 1",
        ".5, 0.5",
        "-.5e3, -0.5e3",
        "1., 1",
        "-0, -0",
        "00, 0",
        "12345678901234567890123, 12345678901234567890123"
    })
    void numbersKeepTheirLiteralAndBecomeValidJson(String literal, String json) {
        SourceNode node = member("value: " + literal, "value");
        assertThat(node).isInstanceOf(NumberNode.class);
        assertThat(((ScalarNode) node).text()).isEqualTo(literal);
        assertThat(JsonPrinter.compact(node.toJson())).isEqualTo(json);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            `value: |\n      \n  text\n` | \\ntext\\n
            `list:\n  - |+\n    \nvalue: 1` | 1
            `value: |+\n\n\nother: 1` | \\n\\n
            `value: |\n\nother: 1` | ``
            `other: |+\n\nvalue: >-\n  a\n  b` | a b
            """)
    void blockScalarsMayBeginWithSpacesOrHaveNoText(String yaml, String text) {
        SourceNode value = Objects.requireNonNull(object("a.yaml", yaml).member("value"));
        assertThat(((ScalarNode) value).text()).isEqualTo(text.replace("\\n", "\n"));
        assertThat(diagnostics.isEmpty()).isTrue();
    }

    @Test
    void keysKeepTheirText() {
        ObjectNode root = object("a.yaml", "200: ok\n01: x\ntrue: y\nnull: z\n1.0: w\n\"<<\": v\n");
        assertThat(root.entries())
                .extracting(ObjectEntry::name)
                .containsExactly("200", "01", "true", "null", "1.0", "<<");
    }

    @Test
    void nodesAndKeysKnowWhereTheyAre() {
        ObjectNode root = object("a.yaml", "info:\n  title: Pets\npaths:\n  - é: 1\n");
        ObjectEntry title = Objects.requireNonNull(
                Objects.requireNonNull(root.object("info")).entry("title"));
        assertThat(List.of(title.line(), title.column())).containsExactly(2, 3);
        assertThat(List.of(title.value().line(), title.value().column())).containsExactly(2, 10);
    }

    @Test
    void jsonNodesKnowWhereTheyAre() {
        ObjectNode root = object("a.json", "{\n  \"a\": {\"b\": 1.10}\n}");
        SourceNode number =
                Objects.requireNonNull(Objects.requireNonNull(root.object("a")).member("b"));
        assertThat(List.of(number.line(), number.column())).containsExactly(2, 14);
        assertThat(JsonPrinter.compact(root.toJson())).isEqualTo("{\"a\":{\"b\":1.10}}");
    }

    @Test
    void mergeKeysAddMissingMembers() {
        String text = "base: &base {a: 1, b: 2}\nmore: &more {b: 3, c: 4}\n"
                + "one:\n  b: own\n  <<: *base\nmany:\n  <<: [*base, *more]\nnone:\n  <<: text\n";
        assertThat(JsonPrinter.compact(read("a.yaml", text).root().toJson()))
                .endsWith(
                        "\"one\":{\"b\":\"own\",\"a\":1},\"many\":{\"a\":1,\"b\":2,\"c\":4},\"none\":{\"<<\":\"text\"}}");
    }

    @Test
    void aliasesStandForTheirAnchors() {
        String text = "a: &x [1, 2]\nb: *x\nc: &k name\n*k : d\n";
        assertThat(JsonPrinter.compact(read("a.yaml", text).root().toJson()))
                .isEqualTo("{\"a\":[1,2],\"b\":[1,2],\"c\":\"name\",\"name\":\"d\"}");
    }

    @Test
    void theLastOfTwoEqualKeysWinsWithAWarning() {
        for (String file : List.of("a.yaml", "a.json")) {
            Diagnostics found = new Diagnostics();
            SourceDocument document = SourceDocument.read(file, bytes("{\"a\": 1, \"b\": 0,\n \"a\": 2}"), found);
            assertThat(JsonPrinter.compact(
                            Objects.requireNonNull(document).root().toJson()))
                    .isEqualTo("{\"a\":2,\"b\":0}");
            assertThat(found.sorted())
                    .extracting(Diagnostic::line)
                    .containsExactly(file + ":2:2 ECT1009 the key \"a\" is already on line 1; the value here is used");
        }
    }

    @Test
    void collectionsAsKeysAreLeftOut() {
        SourceNode root = read("a.yaml", "? [a, b]\n: 1\n? {c: d}\n: 2\ne: 3\n").root();
        assertThat(JsonPrinter.compact(root.toJson())).isEqualTo("{\"e\":3}");
        assertThat(codes()).containsExactly(DiagnosticCode.KEY_IS_NOT_TEXT, DiagnosticCode.KEY_IS_NOT_TEXT);
    }

    @Test
    void onlyTheFirstDocumentIsRead() {
        assertThat(JsonPrinter.compact(
                        read("a.yaml", "---\n---\na: 1\n---\nb: 2\n").root().toJson()))
                .isEqualTo("{\"a\":1}");
        assertThat(codes()).containsExactly(DiagnosticCode.MORE_DOCUMENTS);
    }

    @Test
    void anEmptyDocumentAtTheEndIsNoSecondDocument() {
        read("a.yaml", "a: 1\n---\n");
        assertThat(diagnostics.isEmpty()).isTrue();
    }

    @Test
    void byteOrderMarksAreSkipped() {
        assertThat(object("a.yaml", "\uFEFFa: 1\n").has("a")).isTrue();
        assertThat(object("a.json", "\uFEFF{\"a\": 1}").has("a")).isTrue();
    }

    @Test
    void blockScalarsKeepLinesThatLookLikePaths() {
        SourceNode node = member("value: |\n  /pets:\n    get: # no comment\n", "value");
        assertThat(((ScalarNode) node).text()).isEqualTo("/pets:\n  get: # no comment\n");
    }

    @Test
    void blockScalarsMayBeginWithOverlongEmptyLines() {
        SourceNode node = member("value: |\n       \n  text\n", "value");
        assertThat(((ScalarNode) node).text()).isEqualTo("\ntext\n");
    }

    @Test
    void tagsNameTypesOrAreIgnored() {
        ObjectNode root = object("a.yaml", "a: !!str 12\nb: !!int \"12\"\nc: !Ref x\nd: ! 7\ne: !!set {f}\n");
        assertThat(JsonPrinter.compact(root.toJson()))
                .isEqualTo("{\"a\":\"12\",\"b\":12,\"c\":\"x\",\"d\":\"7\",\"e\":{\"f\":null}}");
    }

    @Test
    void jsonWithCommentsIsReadWithAWarning() {
        assertThat(JsonPrinter.compact(
                        read("a.json", "{\n  \"a\": [1, 2,], # why\n}").root().toJson()))
                .isEqualTo("{\"a\":[1,2]}");
        assertThat(codes()).containsExactly(DiagnosticCode.LOOSE_JSON);
    }

    private List<DiagnosticCode> codes() {
        return diagnostics.sorted().stream().map(Diagnostic::code).toList();
    }

    private SourceNode member(String text, String name) {
        return Objects.requireNonNull(object("a.yaml", text).member(name));
    }

    private ObjectNode object(String file, String text) {
        return (ObjectNode) read(file, text).root();
    }

    private SourceDocument read(String file, String text) {
        SourceDocument document = SourceDocument.read(file, bytes(text), diagnostics);
        assertThat(diagnostics.sorted()).noneMatch(Diagnostic::isError);
        return Objects.requireNonNull(document);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
