package dev.ectype.runtime.schema.fit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.schema.keyword.Notes;
import dev.ectype.runtime.schema.regex.Regex;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassReaderTest {
    private static final Instant NOW = Instant.parse("2025-01-01T00:00:00Z");

    @ParameterizedTest
    @ValueSource(
            strings = {"^[\\p{Alnum}_]+:\\p{XDigit}{4}$", "^\\p{Print}{3,9}$", "^a\\p{Blank}b$", "[\\p{Print}&&[^|:/]]+"
            })
    void theNamesOfOtherDialectsAreWrittenToo(String pattern) {
        TextSchema type = new TextSchema(null, 1, Integer.MAX_VALUE, List.of(new Regex(pattern)), Notes.NONE);
        String text =
                Fitter.sample(type, FitContext.of(0, NOW, Direction.REQUEST)).text();
        assertThat(type.allows(text)).as(text).isTrue();
    }
}
