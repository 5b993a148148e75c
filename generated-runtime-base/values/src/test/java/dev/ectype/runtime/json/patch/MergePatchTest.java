package dev.ectype.runtime.json.patch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MergePatchTest {
    // The table at the end of RFC 7386.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"a\":\"b\"} | {\"a\":\"c\"} | {\"a\":\"c\"}",
                "{\"a\":\"b\"} | {\"b\":\"c\"} | {\"a\":\"b\",\"b\":\"c\"}",
                "{\"a\":\"b\"} | {\"a\":null} | {}",
                "{\"a\":\"b\",\"b\":\"c\"} | {\"a\":null} | {\"b\":\"c\"}",
                "{\"a\":[\"b\"]} | {\"a\":\"c\"} | {\"a\":\"c\"}",
                "{\"a\":\"c\"} | {\"a\":[\"b\"]} | {\"a\":[\"b\"]}",
                "{\"a\":{\"b\":\"c\"}} | {\"a\":{\"b\":\"d\",\"c\":null}} | {\"a\":{\"b\":\"d\"}}",
                "{\"a\":[{\"b\":\"c\"}]} | {\"a\":[1]} | {\"a\":[1]}",
                "[\"a\",\"b\"] | [\"c\",\"d\"] | [\"c\",\"d\"]",
                "{\"a\":\"b\"} | [\"c\"] | [\"c\"]",
                "{\"a\":\"foo\"} | null | null",
                "{\"a\":\"foo\"} | \"bar\" | \"bar\"",
                "{\"e\":null} | {\"a\":1} | {\"e\":null,\"a\":1}",
                "[1,2] | {\"a\":\"b\",\"c\":null} | {\"a\":\"b\"}",
                "{} | {\"a\":{\"bb\":{\"ccc\":null}}} | {\"a\":{\"bb\":{}}}"
            })
    void followsTheTableOfTheStandard(String target, String patch, String expected) {
        assertThat(merged(target, patch)).isEqualTo(expected);
    }

    @Test
    void keepsTheOrderOfTheTargetAndThenOfThePatch() {
        assertThat(merged(
                        "{\"z\":1,\"y\":{\"q\":1,\"p\":2},\"x\":3}",
                        "{\"w\":0,\"x\":4,\"y\":{\"o\":9,\"p\":5},\"v\":{\"n\":null,\"m\":1}}"))
                .isEqualTo("{\"z\":1,\"y\":{\"q\":1,\"p\":5,\"o\":9},\"x\":4,\"w\":0,\"v\":{\"m\":1}}");
    }

    @Test
    void matchesEscapedNames() {
        assertThat(merged("{\"caf\u00e9\":1,\"b\":2}", "{\"caf\\u00e9\":3,\"\\u0062\":null}"))
                .isEqualTo("{\"caf\u00e9\":3}");
        assertThat(merged("{\"a\":1}", "{\"a\":2,\"a\":null}")).isEqualTo("{}");
    }

    @Test
    void mergesLargeObjects() {
        StringBuilder target = new StringBuilder("{\"first\":0");
        StringBuilder patch = new StringBuilder("{\"last\":1");
        for (int i = 0; i < 300; i++) {
            target.append(",\"m").append(i).append("\":").append(i);
            patch.append(",\"m").append(i).append("\":").append(i == 299 ? "-1" : "null");
        }
        assertThat(merged(target + "}", patch + "}")).isEqualTo("{\"first\":0,\"m299\":-1,\"last\":1}");
    }

    @Test
    void mergesAsDeepAsTextsMayNest() {
        String deep = "{\"a\":".repeat(499) + "{\"x\":1}" + "}".repeat(499);
        String patch = "{\"a\":".repeat(499) + "{\"y\":2}" + "}".repeat(499);
        assertThat(merged(deep, patch)).endsWith("{\"x\":1,\"y\":2}" + "}".repeat(499));
    }

    private static String merged(String target, String patch) {
        return MergePatch.apply(Json.parse(target), Json.parse(patch)).literal();
    }
}
