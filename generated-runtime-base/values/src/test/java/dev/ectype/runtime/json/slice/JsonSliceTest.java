package dev.ectype.runtime.json.slice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.json.MalformedJson;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class JsonSliceTest {
    @Test
    void findsMembersAndElementsOneAtATime() {
        String text = " { \"a\\u0062\" : [ 1 , \"x,]\\\"\" , { \"y\" : [ ] } , null ] , \"c\":{ } } ";
        JsonSlice whole = part(text);
        assertThat(whole.members()).containsOnlyKeys("ab", "c");
        List<String> elements = new ArrayList<>();
        whole.members()
                .get("ab")
                .elements()
                .forEach(each -> elements.add(each.document().literal()));
        assertThat(elements).containsExactly("1", "\"x,]\\\"\"", "{ \"y\" : [ ] }", "null");
        assertThat(whole.members().get("c").members()).isEmpty();
        assertThat(part("[]").elements()).isEmpty();
        assertThat(whole.members().get("c").from()).isEqualTo(text.indexOf("{ }"));
        assertThat(part("{\"a\":1,\"a\":2}").members().get("a").document().longValue())
                .isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[",
                "{}x",
                "[]]",
                "{,}",
                "[,]",
                "[1,]",
                "[1 2]",
                "{\"a\"}",
                "{\"a\":}",
                "{\"a\":1,}",
                "{a:1}",
                "{\"a\":1 \"b\":2}",
                "[1}",
                "{\"a\":1]",
                "{\"a",
                "[\"a",
                "[1",
                "{\"a\":x,\"a\":1}",
                "[{]",
                "[\"\\u00\"]"
            })
    void refusesWhatIsNoJson(String text) {
        assertThatThrownBy(() -> read(part(text))).isInstanceOf(MalformedJson.class);
    }

    private static void read(JsonSlice part) {
        if (part.isObject()) {
            part.members().values().forEach(JsonSlice::document);
        } else if (part.isArray()) {
            part.elements().forEach(JsonSlice::document);
        } else {
            part.document();
        }
    }

    private static JsonSlice part(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return JsonSlice.of(bytes, 0, bytes.length);
    }
}
