package dev.ectype.compiler.ingest.postman;

import static dev.ectype.compiler.ingest.postman.CollectionCompiler.collection;
import static dev.ectype.compiler.ingest.postman.CollectionCompiler.item;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class HostileCollectionsTest {
    @Test
    void variablesThatReferToEachOtherStayUnknown() {
        String variables =
                "\"variable\":[{\"key\":\"a\",\"value\":\"{{b}}/x\"},{\"key\":\"b\",\"value\":\"{{a}}{{a}}\"}],";
        String text = collection(item("Get", "GET", "{{a}}/ships")).replaceFirst("\"item\"", variables + "\"item\"");
        CollectionCompiler compiled = CollectionCompiler.compile(text);
        assertThat(compiled.compilation().graph().model().endpoints()).hasSize(1);
    }

    @Test
    void foldersMayBeNestedDeeply() {
        int depth = 200;
        String text =
                "{\"name\":\"f\",\"item\":[".repeat(depth) + item("Get", "GET", "{{h}}/ships") + "]}".repeat(depth);
        CollectionCompiler compiled = CollectionCompiler.compile(collection(text));
        assertThat(compiled.text("paths", "/ships", "get", "tags")).isEqualTo("[\"f\"]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(",
                "[",
                "{",
                "!",
                "a(",
                "function(",
                "x => ",
                "if(",
                "`${",
                "/",
                "\"\\",
                "a.b[0](",
                "pm.expect(",
                "for(",
                "{x:",
                "else ",
                "a?b:",
                "typeof ",
                "new ",
                "=> {",
                "\u0000"
            })
    void scriptsOfAMegabyteAreReadWhateverTheySay(String piece) {
        String script = piece.repeat((1 << 20) / piece.length());
        CollectionCompiler compiled = CollectionCompiler.items(item("Get", "GET", "{{h}}/ships", "", List.of(script)));
        assertThat(compiled.compilation().graph().model().endpoints()).hasSize(1);
    }

    @Test
    void aLargeScriptOfManyRequestsIsReadOnce() {
        String script = "{\"listen\":\"test\",\"script\":\"" + "a.b(c);".repeat(150_000) + "\"}";
        StringBuilder items = new StringBuilder();
        for (int at = 0; at < 2_000; at++) {
            items.append(at == 0 ? "" : ",").append(item("Get " + at, "GET", "{{h}}/ships/" + at + "/crew"));
        }
        String text = "{\"info\":{\"_postman_id\":\"1\"},\"event\":[" + script + "],\"item\":[" + items + "]}";
        assertThat(CollectionCompiler.compile(text)
                        .compilation()
                        .graph()
                        .model()
                        .endpoints())
                .hasSize(1);
    }

    @Test
    void expressionsThatBacktrackStateNothing() {
        String script = "tests['a'] = /^((.+)+)+$x/.test(pm.response.json().at);";
        CollectionCompiler compiled =
                CollectionCompiler.items(item("Get", "GET", "{{h}}/ships/1", "", List.of(script)));
        assertThat(compiled.text("paths", "/ships/{shipId}", "get", "responses", "200"))
                .contains("\"at\":{\"type\":\"string\"}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"item\": [{\"request\": []}]}",
                "{\"item\": 7}",
                "{\"item\": [null, [], 3]}",
                "{\"item\": [{\"item\": [{\"item\": \"x\"}]}]}"
            })
    void collectionsWithoutRequestsAreReported(String rest) {
        String text = "{\"info\": {\"_postman_id\": \"1\"}, " + rest.substring(1);
        CollectionCompiler compiled = CollectionCompiler.compile(text.replace(", }", "}"));
        assertThat(compiled.findings()).anyMatch(finding -> finding.contains("ECT2010") || finding.contains("ECT3001"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"\"",
                "null",
                "5",
                "{}",
                "{\"raw\": 5}",
                "\"{{\"",
                "\"://\"",
                "\"http://\"",
                "\"?\"",
                "\"#\"",
                "\"{{a}}{{b}}\"",
                "\"http://[::1]/x\"",
                "\"mailto:a@b\"",
                "\"/%zz/%\"",
                "{\"path\": [{\"value\": 5}, null, []]}",
                "\":\"",
                "\"//:x/{}/{{}}\""
            })
    void malformedUrlsAreServedOrReported(String url) {
        String text = collection("{\"name\":\"Odd\",\"request\":{\"method\":\"GET\",\"url\":" + url + "}}");
        CollectionCompiler compiled = CollectionCompiler.compile(text);
        assertThat(compiled.compilation().graph().model().endpoints()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"mode\": \"raw\"}",
                "{\"mode\": \"raw\", \"raw\": \"{\\\"a\\\": {{x}}\"}",
                "{\"mode\": \"raw\", \"raw\": \"{{{{{{\"}",
                "{\"mode\": \"raw\", \"raw\": \"{/*\"}",
                "{\"mode\": \"urlencoded\", \"urlencoded\": \"a=b\"}",
                "{\"mode\": \"formdata\", \"formdata\": [null, {\"key\": 5}]}",
                "{\"mode\": \"graphql\", \"graphql\": {\"variables\": \"[\"}}",
                "{\"mode\": \"unknown\"}",
                "[]"
            })
    void malformedBodiesAreLeftOut(String body) {
        String text = collection(
                "{\"name\":\"Odd\",\"request\":{\"method\":\"POST\",\"url\":\"{{h}}/a\",\"body\":" + body + "}}");
        assertThat(CollectionCompiler.compile(text)
                        .compilation()
                        .graph()
                        .model()
                        .endpoints())
                .hasSize(1);
    }

    @Test
    void collectionsBeyondTheLimitAreRefused() {
        String text = "{\"info\":{\"_postman_id\":\"1\",\"name\":\"" + "x".repeat(100 << 20) + "\"},\"item\":[]}";
        assertThat(CollectionCompiler.compile(text).findings())
                .singleElement()
                .asString()
                .contains("ECT1006");
    }

    @Test
    void largeCollectionsAreRead() {
        String response =
                "[" + "{\\\"id\\\":1,\\\"name\\\":\\\"a ship of the line\\\"},".repeat(20_000) + "{\\\"id\\\":2}]";
        String saved = ("{\"name\":\"List\",\"request\":{\"method\":\"GET\",\"url\":\"{{h}}/ships\"},"
                + "\"response\":[{\"code\":200,\"body\":\"" + response + "\"}]},");
        String text = collection(saved.repeat(16) + item("Get", "GET", "{{h}}/ships/:id"));
        assertThat(text.length()).isGreaterThan(12 << 20);
        CollectionCompiler compiled = CollectionCompiler.compile(text);
        assertThat(compiled.compilation().graph().model().endpoints()).hasSize(2);
    }
}
