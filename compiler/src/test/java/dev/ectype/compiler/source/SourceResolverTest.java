package dev.ectype.compiler.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.source.tree.ScalarNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SourceResolverTest {
    private final Diagnostics diagnostics = new Diagnostics();
    private final Map<String, String> files = new LinkedHashMap<>();

    @ParameterizedTest
    @CsvSource({
        "#/paths/~1pets~1{id}/get, 1",
        "#/paths/~1pets~1%7Bid%7D/get, 1",
        "#/paths/%2Fpets%2F{id}/get, 1",
        "#/list/1, b",
        "#/tilde~0key, 2",
        "#/odd%20key, 3",
        "#/per%25cent, 4",
        "#/through/inner, 5",
        "#here, 6",
        "other.yaml#/value, 7",
        "./sub/../other.yaml#/value, 7",
        "sub%20folder/deep.yaml, 8",
        ".\\sub folder\\deep.yaml, 8",
        "notes.md, # Notes: *all*"
    })
    void referencesLeadToTheirValue(String reference, String expected) {
        files.put(
                "api.yaml",
                "start: {$ref: '" + reference + "'}\npaths: {'/pets/{id}': {get: 1}}\nlist: [a, b]\ntilde~key: 2\n"
                        + "odd key: 3\nper%cent: 4\nthrough: {$ref: '#/target'}\ntarget: {inner: 5}\n"
                        + "named: {$anchor: here, $ref: '#/six'}\nsix: 6\n");
        files.put("other.yaml", "value: 7\n");
        files.put("sub folder/deep.yaml", "8\n");
        files.put("notes.md", "# Notes: *all*");
        LocatedNode end = resolveStart();
        assertThat(diagnostics.sorted()).isEmpty();
        assertThat(((ScalarNode) Objects.requireNonNull(end).node()).text()).isEqualTo(expected);
    }

    @Test
    void chainsThroughFilesEndAtOnePlace() {
        files.put("spec/api.yaml", "start: {$ref: 'parts/a.yaml#/x'}\nend: {a/b: {ok: true}}\n");
        files.put("spec/parts/a.yaml", "x: {$ref: '../../common.yaml#/y'}\n");
        files.put("common.yaml", "y: {$ref: 'spec/api.yaml#/end/a~1b'}\n");
        LocatedNode end = Objects.requireNonNull(resolveStart());
        assertThat(end.canonical()).isEqualTo("spec/api.yaml#/end/a~1b");
        assertThat(JsonPrinter.compact(end.node().toJson())).isEqualTo("{\"ok\":true}");
        assertThat(end.location().printed()).isEqualTo("spec/api.yaml:2:12");
    }

    @Test
    void slashesInNamesNeedNoEscape() {
        files.put("api.yaml", "start: {$ref: '#/end/a/b/c'}\nend: {a/b: {c: 1}, a/b/c: 2}\n");
        assertThat(Objects.requireNonNull(resolveStart()).canonical()).isEqualTo("api.yaml#/end/a~1b/c");
        assertThat(diagnostics.isEmpty()).isTrue();
    }

    @Test
    void aMemberCalledRefWithoutTextIsNoReference() {
        files.put("api.yaml", "start: {$ref: {type: string}}\n");
        LocatedNode end = Objects.requireNonNull(resolveStart());
        assertThat(end.pointer()).isEqualTo("/start");
    }

    @ParameterizedTest
    @CsvSource({
        "#/nothing, ECT1013",
        "#/list/7, ECT1013",
        "#/list/-1, ECT1013",
        "#/list/99999999999, ECT1013",
        "absent.yaml#/x, ECT1013",
        "../../../etc/passwd, ECT1013",
        "http://example.com/a.yaml, ECT1015",
        "//example.com/a.yaml, ECT1015",
        "file:///etc/passwd, ECT1015",
        "#/start, ECT1016",
        "#/start/x, ECT1016",
        "#/ping, ECT1016",
        "%zz%, ECT1013",
        "a\\u0000b, ECT1013"
    })
    void referencesThatEndNowhereAreWarnings(String reference, String code) {
        files.put(
                "api.yaml",
                "start: {$ref: \"" + reference + "\"}\nlist: [a]\nping: {$ref: '#/pong'}\npong: {$ref: '#/ping'}\n");
        LocatedNode end = resolveStart();
        assertThat(end).isNull();
        assertThat(codes()).contains(code);
        assertThat(diagnostics.hasErrors()).isFalse();
        assertThat(diagnostics.sorted()).allMatch(each -> each.location().file().equals("api.yaml"));
    }

    @Test
    void brokenFilesThatAreReferredToAreWarnings() {
        files.put("api.yaml", "start: {$ref: 'broken.yaml'}\n");
        files.put("broken.yaml", "a: [1\n");
        assertThat(resolveStart()).isNull();
        assertThat(codes()).containsExactly("ECT1005");
        assertThat(diagnostics.hasErrors()).isFalse();
    }

    @Test
    void anAbsentEntryIsAnError() {
        assertThat(SourceResolver.of(SourceRoot.texts("api.yaml", files), diagnostics)
                        .entry())
                .isNull();
        assertThat(diagnostics.sorted())
                .extracting(Diagnostic::line)
                .containsExactly("api.yaml:1:1 ECT1001 the file \"api.yaml\" does not exist");
    }

    @Test
    void entriesOfOtherFormatsAreReadAsText() {
        files.put("api.graphql", "type Query { pets: [Pet!]! }\n");
        SourceResolver sources = SourceResolver.of(SourceRoot.texts("api.graphql", files), diagnostics);
        assertThat(sources.entryText()).isEqualTo("type Query { pets: [Pet!]! }\n");
        assertThat(sources.files()).extracting(FileFingerprint::file).containsExactly("api.graphql");
        assertThat(SourceResolver.of(SourceRoot.text("stdin", new byte[] {0, 1}), diagnostics)
                        .entryText())
                .isNull();
        assertThat(SourceResolver.of(SourceRoot.texts("absent", files), diagnostics)
                        .entryText())
                .isNull();
        assertThat(codes()).containsExactly("ECT1001", "ECT1003");
    }

    @Test
    void filesAreRecordedWithTheirChecksums() {
        files.put("api.yaml", "start: {$ref: b.yaml}\n");
        files.put("b.yaml", "$ref: c.yaml\n");
        SourceResolver sources = SourceResolver.of(SourceRoot.texts("api.yaml", files), diagnostics);
        sources.resolve(Objects.requireNonNull(
                LocatedNode.rootOf(Objects.requireNonNull(sources.entry())).member("start")));
        assertThat(sources.files()).extracting(FileFingerprint::file).containsExactly("api.yaml", "b.yaml", "c.yaml");
        assertThat(sources.files().get(1).checksum()).isEqualTo("d-92e3abfd98bf0f6a");
        assertThat(sources.files().get(2).checksum()).isEqualTo(FileFingerprint.ABSENT);
    }

    @Test
    void longChainsAreFollowedOnceHoweverOftenTheyAreEntered() {
        int length = 50_000;
        files.put("api.json", chain(length, ""));
        SourceResolver sources = SourceResolver.of(SourceRoot.texts("api.json", files), diagnostics);
        LocatedNode root = LocatedNode.rootOf(Objects.requireNonNull(sources.entry()));
        assertThat(root.members())
                .hasSize(length + 2)
                .allMatch(member ->
                        Objects.requireNonNull(sources.resolve(member)).name().equals("r" + length));
    }

    @Test
    void thereIsABudgetOfReferences() {
        files.put("api.json", chain(SourceResolver.REFERENCES + 1, ""));
        assertThat(resolveStart()).isNull();
        assertThat(codes()).containsExactly("ECT1017");
    }

    @Test
    void referencesInsideThePointersOfOthersDoNotExhaustTheStack() {
        files.put("api.json", chain(20_000, "/x"));
        assertThat(resolveStart()).isNull();
        assertThat(codes()).contains("ECT1016");
    }

    private static String chain(int length, String inside) {
        StringBuilder text = new StringBuilder("{\"start\": {\"$ref\": \"#/r0" + inside + "\"}");
        for (int index = 0; index < length; index++) {
            text.append(",\n\"r%d\": {\"$ref\": \"#/r%d%s\"}".formatted(index, index + 1, inside));
        }
        return text.append(",\n\"r").append(length).append("\": 1}").toString();
    }

    private List<String> codes() {
        return diagnostics.sorted().stream().map(each -> each.code().id()).toList();
    }

    private @Nullable LocatedNode resolveStart() {
        String entry = files.keySet().iterator().next();
        SourceResolver sources = SourceResolver.of(SourceRoot.texts(entry, files), diagnostics);
        SourceDocument document = Objects.requireNonNull(sources.entry());
        return sources.resolve(
                Objects.requireNonNull(LocatedNode.rootOf(document).member("start")));
    }
}
