package dev.ectype.compiler.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"b\":1.10,\"a\":[true,false,null,\"x\\\"\\\\\\n\\u0001é\",1e400,-0],\"c\":{}}",
                "[]",
                "\"\\ud800\"",
                "\"😀\"",
                "12345678901234567890.123456789"
            })
    void readValuesPrintUnchanged(String text) {
        assertThat(JsonPrinter.compact(JsonReader.read(text))).isEqualTo(text);
    }

    @Test
    void prettyTextHasTwoSpacesPerLevel() {
        JsonValue value = JsonReader.read("{\"a\":[1,{}],\"b\":[]}");
        assertThat(JsonPrinter.pretty(value)).isEqualTo("{\n  \"a\": [\n    1,\n    {}\n  ],\n  \"b\": []\n}\n");
    }

    @Test
    void canonicalTextIsSortedAndKeepsLiterals() {
        assertThat(JsonPrinter.canonical(JsonReader.read("{\"b\":{\"d\":1.0,\"c\":2},\"a\":0}")))
                .isEqualTo("{\"a\":0,\"b\":{\"c\":2,\"d\":1.0}}");
    }

    @ParameterizedTest
    @CsvSource({"1, 1.0", "100, 1e2", "0, -0.0", "0.1, 1E-1", "1e999999999999, 1E999999999999"})
    void numbersAreEqualByTheirValue(String one, String other) {
        assertThat(new JsonNumber(one)).isEqualTo(new JsonNumber(other)).hasSameHashCodeAs(new JsonNumber(other));
    }

    @Test
    void differentNumbersAreNotEqual() {
        assertThat(new JsonNumber("0.1")).isNotEqualTo(new JsonNumber("0.10000000000000001"));
    }

    @Test
    void wholeNumbersDifferFromFractions() {
        assertThat(new JsonNumber("3.0").whole()).hasValue(3);
        assertThat(new JsonNumber("3.5").whole()).isEmpty();
        assertThat(new JsonNumber("9223372036854775808").whole()).isEmpty();
        assertThat(new JsonNumber("1e999999999").whole()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"01", "+1", ".5", "1.", "0x1", "NaN", "", "1e", "--1"})
    void nonJsonNumbersAreRejected(String literal) {
        assertThatThrownBy(() -> new JsonNumber(literal)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void memberOrderIsPreservedButNotCompared() {
        JsonObject one = JsonObject.builder().put("b", 1).put("a", "x").build();
        JsonObject other = JsonObject.builder().put("a", "x").put("b", 1).build();
        assertThat(one).isEqualTo(other);
        assertThat(one.with("b", JsonNull.NULL).members().keySet())
                .isEqualTo(one.members().keySet());
        assertThat(List.copyOf(one.members().keySet())).containsExactly("b", "a");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"a":1,"a":2}|1
            [1,]|1
            [1] 2|1
            {'a':1}|1
            ''|1
            [NaN]|1
            """)
    void looseJsonIsRefusedWithItsPlace(String text, int line) {
        assertThatThrownBy(() -> JsonReader.read(text))
                .isInstanceOfSatisfying(
                        MalformedJson.class,
                        problem -> assertThat(problem.line()).isEqualTo(line));
    }

    @Test
    void deepNestingIsRefused() {
        assertThatThrownBy(() -> JsonReader.read("[".repeat(100_000))).isInstanceOf(MalformedJson.class);
    }
}
