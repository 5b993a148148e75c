package dev.ectype.launcher.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class JsonPathTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "$ a/b true",
                "$.a a true",
                "$.a a/b/0 true",
                "$.a b/a false",
                "$.a.b a false",
                "$['a-b'].c a-b/c true",
                "$[\"a\"] a true",
                "$[*] 3 true",
                "$[3] 3 true",
                "$[3] 4 false",
                "$.* a true",
                "$..id a/0/id true",
                "$..id id/x true",
                "$..id a/identity false",
                "$.a..c.d a/b/c/x/c/d true",
                "$..[0].x a/0/x true",
                "$.a[*].b a/7/b true"
            })
    void coversPositionsAndTheirContents(String path, String place, boolean covered) {
        assertThat(JsonPath.parse(path).covers(place(place))).isEqualTo(covered);
    }

    private static @Nullable JsonPosition place(String written) {
        JsonPosition at = null;
        for (String step : written.split("/")) {
            at = step.matches("[0-9]+")
                    ? JsonPosition.element(at, Integer.parseInt(step))
                    : JsonPosition.member(at, step);
        }
        return at;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "a", "$a", "$.", "$..", "$.a[", "$.a[?(@.b)]", "$.a[1:2]", "$['a", "$.a b", "$.[0]", "$[-1]"
            })
    void rejectsUnknownSyntaxWithItsPosition(String path) {
        assertThatThrownBy(() -> JsonPath.parse(path))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"" + path + "\" is not a JSONPath: expected ")
                .hasMessageContaining(" at character ");
    }
}
