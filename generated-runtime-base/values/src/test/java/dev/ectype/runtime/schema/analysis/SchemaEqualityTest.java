package dev.ectype.runtime.schema.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.schema.DeclaredTypes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SchemaEqualityTest {
    private static final DeclaredTypes TYPES = DeclaredTypes.of(Json.parse(
            "{\"A\":{\"kind\":\"array\",\"items\":{\"kind\":\"named\",\"name\":\"A\"}},\"N\":{\"kind\":\"number\"}}"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"kind\":\"named\",\"name\":\"A\"} | {\"kind\":\"named\",\"name\":\"A\"} | true",
                "{\"kind\":\"named\",\"name\":\"A\"} | {\"kind\":\"named\",\"name\":\"N\"} | false",
                "{\"kind\":\"named\",\"name\":\"N\"} | {\"kind\":\"number\"} | true",
                "{\"kind\":\"named\",\"name\":\"A\"} | {\"kind\":\"array\",\"items\":{\"kind\":\"named\",\"name\":\"A\"}} | true",
                "{\"kind\":\"number\",\"minimum\":1} | {\"kind\":\"number\",\"minimum\":2} | false",
                "{\"kind\":\"text\",\"notes\":{\"examples\":[1]}} | {\"kind\":\"text\"} | true",
                "{\"kind\":\"text\",\"notes\":{\"writeOnly\":true}} | {\"kind\":\"text\"} | false",
                "{\"kind\":\"enum\",\"values\":[1]} | {\"kind\":\"enum\",\"values\":[2]} | false",
                "{\"kind\":\"object\",\"members\":[{\"name\":\"a\",\"type\":{\"kind\":\"any\"}}]} | {\"kind\":\"object\"} | false",
                "{\"kind\":\"nullable\",\"type\":{\"kind\":\"text\"}} | {\"kind\":\"text\"} | false",
            })
    void seesWhetherTwoTypesAreSpeltTheSame(String one, String two, boolean same) {
        assertThat(SchemaEquality.same(TYPES.read(Json.parse(one)), TYPES.read(Json.parse(two))))
                .isEqualTo(same);
        assertThat(SchemaEquality.same(TYPES.read(Json.parse(two)), TYPES.read(Json.parse(one))))
                .isEqualTo(same);
    }
}
