package dev.ectype.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DocumentEqualityTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "1 | 1.0",
                "10 | 1e1",
                "0 | -0",
                "0 | 0e999",
                "1e400 | 10e399",
                "1e99999999999 | 10e99999999998",
                "-1.50 | -15e-1",
                "\"a/\" | \"\\u0061\\/\"",
                "{\"a\":1,\"b\":[2]} | { \"b\" : [2.0], \"a\" : 1e0 }",
                "{\"a\":1,\"a\":2} | {\"a\":2}"
            })
    void equalityLooksAtWhatIsSaid(String left, String right) {
        Document one = Json.parse(left);
        Document other = Json.parse(right);
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
        assertThat(other).isEqualTo(one);
        assertThat(CanonicalJson.toBytes(one)).isEqualTo(CanonicalJson.toBytes(other));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "1 | 2",
                "1 | -1",
                "1 | \"1\"",
                "1e1 | 1e2",
                "[1,2] | [2,1]",
                "[1] | [1,1]",
                "{\"a\":null} | {}",
                "{\"a\":1} | {\"b\":1}",
                "{\"a\":1} | {\"a\":2}",
                "true | false",
                "[] | {}",
                "null | false",
                "\"a\" | \"A\"",
                "1e99999999999 | 1e99999999998"
            })
    void differentDocumentsAreUnequal(String left, String right) {
        assertThat(Json.parse(left)).isNotEqualTo(Json.parse(right));
        assertThat(Json.parse(right)).isNotEqualTo(Json.parse(left));
        assertThat(CanonicalJson.toBytes(Json.parse(left))).isNotEqualTo(CanonicalJson.toBytes(Json.parse(right)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"b\":1, \"a\":{\"d\":[ ],\"c\":\"\\u0041\\/\"}} | {\"a\":{\"c\":\"A/\",\"d\":[]},\"b\":1}",
                "-0.0 | 0",
                "1.0 | 1",
                "1e2 | 100",
                "12.50 | 12.5",
                "0.00012 | 0.00012",
                "1e-7 | 1e-7",
                "123e-9 | 1.23e-7",
                "1e20 | 100000000000000000000",
                "1e21 | 1e21",
                "123456789012345678901234 | 1.23456789012345678901234e23",
                "-5E+300 | -5e300",
                "1e99999999999 | 1e99999999999",
                "[ true , null ] | [true,null]"
            })
    void canonicalPrintingHasOneSpelling(String text, String expected) {
        assertThat(CanonicalJson.toBytes(Json.parse(text))).asString().isEqualTo(expected);
    }

    @Test
    void objectsOfEverySizeCompareByName() {
        for (int size : new int[] {1, 31, 32, 33, 200}) {
            StringBuilder up = new StringBuilder("{");
            StringBuilder down = new StringBuilder("{");
            for (int i = 0; i < size; i++) {
                up.append(i == 0 ? "" : ",")
                        .append("\"m")
                        .append(i)
                        .append("\":")
                        .append(i);
                down.append(i == 0 ? "" : ", ")
                        .append("\"m")
                        .append(size - 1 - i)
                        .append("\":")
                        .append(size - 1 - i);
            }
            Document one = Json.parse(up + "}");
            assertThat(one).isEqualTo(Json.parse(down + "}"));
            assertThat(one).isNotEqualTo(Json.parse(down.toString().replace("\"m0\"", "\"n0\"") + "}"));
        }
    }

    @Test
    void theDeepestDocumentsCanBeComparedAndRewritten() {
        int depth = JsonLimits.GREATEST_DEPTH;
        byte[] text = ("[ {\"a\":".repeat(depth / 2) + "1" + "}]".repeat(depth / 2)).getBytes(StandardCharsets.UTF_8);
        Document deep = Json.parse(text, new JsonLimits(depth, text.length, 10_000));
        Document compact = new JsonWriter().value(deep).toDocument();
        assertThat(compact.equals(deep)).isTrue();
        assertThat(compact.hashCode()).isEqualTo(deep.hashCode());
        assertThat(CanonicalJson.toBytes(deep)).isEqualTo(compact.toBytes());
        assertThatThrownBy(() -> new JsonLimits(depth + 1, 1, 1))
                .hasMessage("depth must be between 1 and 1000, not 1001");
    }
}
