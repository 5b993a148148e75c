package dev.ectype.runtime.json.patch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.json.Json;
import org.junit.jupiter.api.Test;

final class JsonPatchTest {
    private static String patched(String document, String patch) {
        return JsonPatch.apply(Json.parse(document), Json.parse(patch), 1_000).toString();
    }

    private static JsonPatch.Refused refused(String document, String patch) {
        try {
            patched(document, patch);
        } catch (JsonPatch.Refused refused) {
            return refused;
        }
        throw new AssertionError("it was applied");
    }

    @Test
    void addsMembersAndElements() {
        assertThat(patched("{\"a\":1}", "[{\"op\":\"add\",\"path\":\"/b\",\"value\":{\"c\":[]}}]"))
                .isEqualTo("{\"a\":1,\"b\":{\"c\":[]}}");
        assertThat(patched("{\"a\":[1,3]}", "[{\"op\":\"add\",\"path\":\"/a/1\",\"value\":2}]"))
                .isEqualTo("{\"a\":[1,2,3]}");
        assertThat(patched("{\"a\":[1]}", "[{\"op\":\"add\",\"path\":\"/a/-\",\"value\":2}]"))
                .isEqualTo("{\"a\":[1,2]}");
        assertThat(patched("{\"a\":1}", "[{\"op\":\"add\",\"path\":\"/a\",\"value\":null}]"))
                .isEqualTo("{\"a\":null}");
        assertThat(patched("{\"a\":1}", "[{\"op\":\"add\",\"path\":\"\",\"value\":[7]}]"))
                .isEqualTo("[7]");
    }

    @Test
    void removesAndReplacesExistingValues() {
        assertThat(patched("{\"a\":[1,2,3],\"b\":0}", "[{\"op\":\"remove\",\"path\":\"/a/1\"}]"))
                .isEqualTo("{\"a\":[1,3],\"b\":0}");
        assertThat(patched("{\"a\":[1,2]}", "[{\"op\":\"replace\",\"path\":\"/a/0\",\"value\":9}]"))
                .isEqualTo("{\"a\":[9,2]}");
        assertThat(patched("{\"a/b\":{\"~\":1}}", "[{\"op\":\"replace\",\"path\":\"/a~1b/~0\",\"value\":2}]"))
                .isEqualTo("{\"a/b\":{\"~\":2}}");
        assertThat(refused("{\"a\":1}", "[{\"op\":\"remove\",\"path\":\"/b\"}]").isTest())
                .isFalse();
        assertThat(refused("{\"a\":1}", "[{\"op\":\"replace\",\"path\":\"/b\",\"value\":1}]")
                        .operation())
                .isZero();
    }

    @Test
    void movesAndCopies() {
        assertThat(patched("{\"a\":{\"x\":1},\"b\":{}}", "[{\"op\":\"move\",\"from\":\"/a/x\",\"path\":\"/b/y\"}]"))
                .isEqualTo("{\"a\":{},\"b\":{\"y\":1}}");
        assertThat(patched("{\"a\":[1,2,3]}", "[{\"op\":\"move\",\"from\":\"/a/0\",\"path\":\"/a/2\"}]"))
                .isEqualTo("{\"a\":[2,3,1]}");
        assertThat(patched("{\"a\":{\"x\":1}}", "[{\"op\":\"copy\",\"from\":\"/a\",\"path\":\"/b\"}]"))
                .isEqualTo("{\"a\":{\"x\":1},\"b\":{\"x\":1}}");
        assertThat(refused("{\"a\":{}}", "[{\"op\":\"move\",\"from\":\"/a\",\"path\":\"/a/b\"}]")
                        .isTest())
                .isFalse();
    }

    @Test
    void testsValues() {
        String sound =
                "[{\"op\":\"test\",\"path\":\"/a\",\"value\":{\"y\":2,\"x\":1.0}},{\"op\":\"remove\",\"path\":\"/a\"}]";
        assertThat(patched("{\"a\":{\"x\":1,\"y\":2}}", sound)).isEqualTo("{}");
        JsonPatch.Refused refused = refused(
                "{\"a\":1}",
                "[{\"op\":\"add\",\"path\":\"/b\",\"value\":1},{\"op\":\"test\",\"path\":\"/a\",\"value\":2}]");
        assertThat(refused.isTest()).isTrue();
        assertThat(refused.operation()).isEqualTo(1);
    }

    @Test
    void refusesInvalidPatches() {
        assertThatThrownBy(() -> patched("{}", "{}")).isInstanceOf(JsonPatch.Refused.class);
        for (String operation : new String[] {
            "{\"op\":\"jump\",\"path\":\"/a\"}",
            "{\"op\":\"add\",\"path\":\"a\",\"value\":1}",
            "{\"op\":\"add\",\"path\":\"/a\"}",
            "{\"op\":\"add\",\"path\":\"/a/b\",\"value\":1}",
            "{\"path\":\"/a\"}",
            "{\"op\":\"add\",\"path\":\"/l/01\",\"value\":1}",
            "{\"op\":\"add\",\"path\":\"/l/9\",\"value\":1}",
            "{\"op\":\"copy\",\"path\":\"/a\",\"from\":\"/nothing\"}",
            "7"
        }) {
            assertThat(refused("{\"l\":[]}", "[" + operation + "]").isTest()).isFalse();
        }
        assertThat(refused("{}", "[" + "{},".repeat(1_000) + "{}]").getMessage())
                .contains("at most");
    }

    @Test
    void copiesThatDoubleADocumentEnd() {
        String copy = "{\"op\":\"copy\",\"from\":\"/a\",\"path\":\"/a/-\"}";
        String patch = "[" + (copy + ",").repeat(39) + copy + "]";

        assertThatThrownBy(() -> patched("{\"a\":[1]}", patch))
                .isInstanceOf(JsonPatch.TooLong.class)
                .hasMessageContaining("more than 1000 bytes");
    }

    @Test
    void manyRewritesOfALargeDocumentEnd() {
        String test = "{\"op\":\"replace\",\"path\":\"/b\",\"value\":1}";
        String patch = "[" + (test + ",").repeat(29) + test + "]";

        assertThatThrownBy(() -> patched("{\"a\":\"" + "x".repeat(900) + "\",\"b\":0}", patch))
                .isInstanceOf(JsonPatch.TooLong.class);
    }

    @Test
    void aDocumentThatIsTooLongAlreadyCanBecomeShorter() {
        assertThat(patched("{\"a\":\"" + "x".repeat(2_000) + "\"}", "[{\"op\":\"remove\",\"path\":\"/a\"}]"))
                .isEqualTo("{}");
    }
}
