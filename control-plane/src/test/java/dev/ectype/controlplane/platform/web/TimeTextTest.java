package dev.ectype.controlplane.platform.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimeTextTest {
    private static final DateTimeFormatter MILLIS =
            new DateTimeFormatterBuilder().appendInstant(3).toFormatter(Locale.ROOT);

    @Test
    void isWhatTheLibraryWrites() {
        Random random = new Random(7);
        long first = Instant.parse("0000-01-01T00:00:00Z").toEpochMilli();
        long last = Instant.parse("9999-12-31T23:59:59.999Z").toEpochMilli();
        for (int at = 0; at < 20_000; at++) {
            Instant time = Instant.ofEpochMilli(random.nextLong(first, last + 1));
            assertThat(TimeText.of(time)).isEqualTo(MILLIS.format(time));
        }
        assertThat(TimeText.of(Instant.ofEpochMilli(first))).isEqualTo("0000-01-01T00:00:00.000Z");
        assertThat(TimeText.of(Instant.ofEpochMilli(last))).isEqualTo("9999-12-31T23:59:59.999Z");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-01-31T12:00:00.123456Z",
                "-0001-12-31T23:59:59.999Z",
                "+10000-01-01T00:00:00Z",
                "-1000000000-01-01T00:00:00Z"
            })
    void whatDoesNotFitIsWrittenWhole(String text) {
        assertThat(TimeText.of(Instant.parse(text))).isEqualTo(text);
    }
}
