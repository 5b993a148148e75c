package dev.ectype.controlplane.dashboard.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class HighlightedJsonTest {
    private static final int LIMIT = 1000;

    @Test
    void indentsAndMarksValues() {
        HighlightedJson json =
                HighlightedJson.of("{\"a\":[1,2.50,\"x\"],\"b\":{},\"c\":[],\"d\":{\"e\":null,\"f\":true}}", LIMIT);
        assertThat(text(json)).isEqualTo("""
                        {
                          "a": [
                            1,
                            2.50,
                            "x"
                          ],
                          "b": {},
                          "c": [],
                          "d": {
                            "e": null,
                            "f": true
                          }
                        }""");
        assertThat(json.parts())
                .contains(
                        new TextPart("member", "\"a\""),
                        new TextPart("number", "2.50"),
                        new TextPart("string", "\"x\""),
                        new TextPart("literal", "null"),
                        new TextPart("literal", "true"));
        assertThat(json.isCut()).isFalse();
    }

    @Test
    void keepsEscapedCharactersAndLongNumbersAndRepeatedMembers() {
        String text = "{\"a\": \"\\\"<\\n\",\"a\":123456789012345678901234567890.10}";
        assertThat(text(HighlightedJson.of(text, LIMIT)).replaceAll("\\n *", ""))
                .isEqualTo("{\"a\": \"\\\"<\\n\",\"a\": 123456789012345678901234567890.10}");
    }

    @Test
    void leavesOtherTextsAsTheyAre() {
        for (String text : new String[] {"hello", "{\"a\":", "[1,]", "<a href=\"b\">", "{} {", "[".repeat(5000)}) {
            assertThat(text(HighlightedJson.of(text, 10_000_000))).isEqualTo(text);
        }
        assertThat(HighlightedJson.of("", LIMIT).parts()).isEmpty();
    }

    @Test
    void beginsALineForEachOfSeveralValues() {
        assertThat(text(HighlightedJson.of("{\"a\":1}\n[]\n7", LIMIT))).isEqualTo("{\n  \"a\": 1\n}\n[]\n7");
    }

    @Test
    void cutsLongTexts() {
        HighlightedJson json = HighlightedJson.of("[" + "12345,".repeat(1000) + "\"" + "x".repeat(5000) + "\"]", LIMIT);
        assertThat(json.isCut()).isTrue();
        assertThat(text(json)).startsWith("[\n  12345,\n").hasSizeBetween(LIMIT, LIMIT + 20);
        HighlightedJson string = HighlightedJson.of("[\"" + "x".repeat(5000) + "\"]", LIMIT);
        assertThat(string.isCut()).isTrue();
        assertThat(text(string)).hasSizeBetween(LIMIT, LIMIT + 20).endsWith("…");
        HighlightedJson plain = HighlightedJson.of("y".repeat(LIMIT + 1), LIMIT);
        assertThat(plain.isCut()).isTrue();
        assertThat(text(plain)).isEqualTo("y".repeat(LIMIT));
    }

    private static String text(HighlightedJson json) {
        return json.parts().stream().map(TextPart::text).collect(Collectors.joining());
    }
}
