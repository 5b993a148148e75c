package dev.ectype.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "-0",
                "-0.0",
                "1e5",
                "1E+5",
                "2e-07",
                "12.50",
                "-9223372036854775809",
                "1e99999999999",
                "null",
                "true",
                "false",
                "\"\"",
                "\"/\"",
                "\"\\/\"",
                "\"\\\"\\\\\\b\\f\\n\\r\\t\"",
                "\"\\u0000\"",
                "\"\\uD83d\\uDe00\"",
                "\"\u007f\"",
                "\"\\ud800\"",
                "\"\\udc00x\"",
                "\"\\ud800\\n\"",
                "\"caf\u00e9 \u20ac \ud83d\ude00\"",
                "[]",
                "[ ]",
                "{}",
                "{ }",
                "[[],{}]",
                "\r\n\t [ 1 , 2 ] \n",
                "{\"\":0}",
                "{\"a\":1,\"a\":2}",
                "[null,null]"
            })
    void acceptsWhatTheGrammarAllows(String text) {
        assertThat(Json.parse(text).literal()).isEqualTo(text.strip());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "01",
                "-",
                "-01",
                "+1",
                ".5",
                "1.",
                "1.e2",
                "1e",
                "1e+",
                "0x10",
                "1_000",
                "NaN",
                "Infinity",
                "-Infinity",
                "00",
                "tru",
                "nul",
                "True",
                "truee",
                "null0",
                "'a'",
                "\"",
                "\"a",
                "\"\\",
                "\"\\\"",
                "\"\\x41\"",
                "\"\\u12\"",
                "\"\\u12g4\"",
                "\"\\U0041\"",
                "\"a\nb\"",
                "\"\t\"",
                "\"\u0000\"",
                "\"\u001f\"",
                "[",
                "]",
                "[1",
                "[1,",
                "[1,]",
                "[,1]",
                "[1,,2]",
                "[1 2]",
                "[1}",
                "{]",
                "{",
                "}",
                "{\"a\"",
                "{\"a\":",
                "{\"a\":1",
                "{\"a\":1,",
                "{\"a\":1,}",
                "{,}",
                "{\"a\" 1}",
                "{\"a\":,\"b\":1}",
                "{a:1}",
                "{'a':1}",
                "{1:1}",
                "{\"a\":1 \"b\":2}",
                "{\"a\":1}}",
                "[]]",
                "1 2",
                "[1]//",
                "/**/1",
                "#1",
                "\u00a01",
                "1\u000b",
                "\f1",
                "\ufeff{}",
                "\u2028",
                "[1]\u0000",
                "[\"a\":1]",
                "{\"a\":1:2}",
                "{null:1}"
            })
    void refusesWhatTheGrammarDoesNotAllow(String text) {
        assertThatThrownBy(() -> Json.parse(text)).isInstanceOf(MalformedJson.class);
    }

    @ParameterizedTest
    @CsvSource({
        "overlong solidus, C0 AF",
        "overlong of three bytes, E0 80 AF",
        "overlong of four bytes, F0 80 80 AF",
        "overlong NUL, C0 80",
        "lone continuation, 80",
        "high surrogate, ED A0 80",
        "low surrogate, ED BF BF",
        "above the last code point, F4 90 80 80",
        "lead of five bytes, F8 88 80 80 80",
        "lead without continuation, C3 28",
        "third byte missing, E2 82 28",
        "fourth byte missing, F0 9F 98 28",
        "byte FE, FE",
        "byte FF, FF"
    })
    void refusesMalformedUtf8(String label, String hex) {
        byte[] quoted = hex("22 61 " + hex + " 62 22");
        MalformedJson refused = catchThrowableOfType(MalformedJson.class, () -> Json.parse(quoted));
        assertThat(refused).as(label).isNotNull();
        assertThat(refused.expected()).isEqualTo("well-formed UTF-8");
        assertThat(refused.offset()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"22 C3", "22 E2 82", "22 F0 9F 98", "22 C3 22", "C3 A9", "22 41 C2 80"})
    void refusesTextsThatEndInsideACharacterOrString(String hex) {
        assertThatThrownBy(() -> Json.parse(hex(hex))).isInstanceOf(MalformedJson.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"C2 80", "DF BF", "E0 A0 80", "ED 9F BF", "EE 80 80", "EF BF BF", "F0 90 80 80", "F4 8F BF BF"})
    void acceptsTheBordersOfUtf8(String hex) {
        byte[] quoted = hex("22 " + hex + " 22");
        String expected = new String(hex(hex), StandardCharsets.UTF_8);
        assertThat(Json.parse(quoted).text()).isEqualTo(expected).doesNotContain("\ufffd");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[1,]     | 3 | a JSON value            | ']'",
                "[1       | 2 | ',' or ']'              | end of input",
                "{\"a\" 1}| 5 | ':' after a member name | '1'",
                "{\"a\":1;| 6 | ',' or '}'              | ';'",
                "{1:2}    | 1 | a member name in quotes | '1'",
                "trUe     | 2 | 'true'                  | 'U'",
                "-012     | 2 | no digit after a leading zero | '1'",
                "1.x      | 2 | a digit                 | 'x'",
                "[] []    | 3 | end of input            | '['",
                "`\u00a0` | 0 | a JSON value            | byte 0xC2",
                "\ufeff{} | 0 | a JSON value            | a byte order mark"
            })
    void saysWhereItStoppedAndWhy(String text, int offset, String expected, String found) {
        MalformedJson refused = catchThrowableOfType(MalformedJson.class, () -> Json.parse(text));
        assertThat(refused.offset()).isEqualTo(offset);
        assertThat(refused.expected()).isEqualTo(expected);
        assertThat(refused.found()).isEqualTo(found);
        assertThat(refused).hasMessage("expected " + expected + " but found " + found + " at byte " + offset);
    }

    @Test
    void readsFiveHundredLevelsAndNoMore() {
        assertThat(Json.parse("[".repeat(500) + "]".repeat(500)).size()).isEqualTo(1);
        assertThatThrownBy(() -> Json.parse("[".repeat(501) + "]".repeat(501)))
                .hasMessage("expected at most 500 nested levels but found level 501 at byte 500");
        assertThatThrownBy(() -> Json.parse("{\"a\":".repeat(1_000_000))).hasMessageContaining("level 501");
    }

    @Test
    void keepsTheLimitsOnBytesTokensAndNumbers() {
        JsonLimits tight = new JsonLimits(2, 12, 4);
        assertThat(Json.parse("[1,2,3]".getBytes(StandardCharsets.UTF_8), tight).size())
                .isEqualTo(3);
        assertThatThrownBy(() -> Json.parse("[1,2,3,4]".getBytes(StandardCharsets.UTF_8), tight))
                .hasMessage("expected at most 4 tokens but found another at byte 7");
        assertThatThrownBy(() -> Json.parse("[1234567890 ]".getBytes(StandardCharsets.UTF_8), tight))
                .hasMessage("expected at most 12 bytes but found 13 bytes at byte 12");
        assertThat(Json.parse("1".repeat(1_000)).isNumber()).isTrue();
        assertThatThrownBy(() -> Json.parse("1".repeat(1_001))).hasMessageContaining("at most 1000 bytes");
    }

    @Test
    void readsOnlyTheRangeItIsGiven() {
        byte[] bytes = "xx[1,\"a\"]yy".getBytes(StandardCharsets.UTF_8);
        Document document = Json.parse(bytes, 2, 9);
        assertThat(document.literal()).isEqualTo("[1,\"a\"]");
        assertThat(document.from()).isEqualTo(2);
        assertThatThrownBy(() -> Json.parse(bytes, 2, 8))
                .hasMessage("expected ',' or ']' but found end of input at byte 6");
        assertThatThrownBy(() -> Json.parse(bytes, 5, 7)).hasMessageContaining("at byte 2");
        assertThatThrownBy(() -> Json.parse(bytes, 2, 12)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void aDocumentOutlivesItsTapeOnlyWhenDetached() {
        Json.Tape tape = new Json.Tape();
        byte[] first = "[0,{\"name\":\"kept\",\"tags\":[\"a\\n\"]}]".getBytes(StandardCharsets.UTF_8);
        Document inner = tape.parse(first, 0, first.length).element(1);
        Document kept = inner.detach();
        byte[] second = "[[[[1]]],2,3,4,5]".getBytes(StandardCharsets.UTF_8);
        Document later = tape.parse(second, 0, second.length);
        assertThat(kept.member("name").text()).isEqualTo("kept");
        assertThat(kept.member("tags").element(0).text()).isEqualTo("a\n");
        assertThat(kept.from()).isZero();
        assertThat(later.element(4).longValue()).isEqualTo(5);
    }

    @Test
    void aTapeReadsAgainAfterARefusalAndAfterALargeText() {
        Json.Tape tape = new Json.Tape();
        byte[] broken = "[[[1,".getBytes(StandardCharsets.UTF_8);
        assertThatThrownBy(() -> tape.parse(broken, 0, broken.length)).isInstanceOf(MalformedJson.class);
        byte[] large = ("[" + "1,".repeat(50_000) + "1]").getBytes(StandardCharsets.UTF_8);
        assertThat(tape.parse(large, 0, large.length).size()).isEqualTo(50_001);
        byte[] small = "{\"a\":1}".getBytes(StandardCharsets.UTF_8);
        assertThat(tape.parse(small, 0, small.length).member("a").longValue()).isEqualTo(1);
    }

    private static byte[] hex(String pairs) {
        String[] parts = pairs.split(" ");
        byte[] bytes = new byte[parts.length];
        for (int i = 0; i < parts.length; i++) {
            bytes[i] = (byte) Integer.parseInt(parts[i], 16);
        }
        return bytes;
    }
}
