package dev.ectype.runtime.schema.keyword;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FormatsTest {
    private static final String ALPHABET = "0123456789:.+-Zz T/";
    private static final Pattern TIME = Pattern.compile(
            "([01]\\d|2[0-3]):[0-5]\\d:([0-5]\\d|60)(\\.\\d{1,18})?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2025-03-01T12:00:00Z",
                "2025-03-01t12:00:00z",
                "2024-02-29T23:59:60.123456789012345678+23:59",
                "2025-03-01T00:00:00.1-00:00"
            })
    void acceptsTimesOfDays(String text) {
        assertThat(Formats.matches("date-time", text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "2025-03-01",
                "2025-03-01T12:00:00",
                "2025-03-01 12:00:00Z",
                "2025-02-29T12:00:00Z",
                "2025-03-01T24:00:00Z",
                "2025-03-01T12:60:00Z",
                "2025-03-01T12:00:61Z",
                "2025-03-01T12:00:00.Z",
                "2025-03-01T12:00:00.1234567890123456789Z",
                "2025-03-01T12:00:00+24:00",
                "2025-03-01T12:00:00+0100",
                "2025-03-01T12:00:00ZZ",
                "2025-03-01T12-00:00Z",
                "2025-03-01T12:00:0\u0661Z"
            })
    void refusesOtherTexts(String text) {
        assertThat(Formats.matches("date-time", text)).isFalse();
    }

    @Test
    void agreesWithTheGrammarOfTimesOnChangedTexts() {
        SplittableRandom random = new SplittableRandom(1);
        String[] valid = {"12:00:00Z", "23:59:60.5+01:00", "00:00:00.123456789012345678-23:59"};
        int accepted = 0;
        for (int at = 0; at < 200_000; at++) {
            StringBuilder text = new StringBuilder(valid[random.nextInt(valid.length)]);
            for (int change = random.nextInt(3); change > 0 && !text.isEmpty(); change--) {
                int place = random.nextInt(text.length());
                char letter = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
                switch (random.nextInt(3)) {
                    case 0 -> text.setCharAt(place, letter);
                    case 1 -> text.insert(place, letter);
                    default -> text.deleteCharAt(place);
                }
            }
            boolean expected = TIME.matcher(text).matches();
            accepted += expected ? 1 : 0;
            assertThat(Formats.matches("time", text.toString())).as("%s", text).isEqualTo(expected);
        }
        assertThat(accepted).isBetween(60_000, 190_000);
    }
}
