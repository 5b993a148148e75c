package dev.ectype.runtime.emulator.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.junit.jupiter.api.Test;

final class CivilTimeTest {
    private static final DateTimeFormatter HTTP = DateTimeFormatter.ofPattern(
                    "EEE, dd MMM uuuu HH:mm:ss 'GMT'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);
    private static final DateTimeFormatter MILLISECONDS = DateTimeFormatter.ofPattern(
                    "uuuu-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    @Test
    void formatsEveryDayFrom1970To9999LikeJavaTime() {
        long end = Instant.parse("9999-12-31T23:59:59Z").toEpochMilli();
        for (long time = 0; time <= end; time += 86_400_000L * 37 + 3_723_004L) {
            Instant instant = Instant.ofEpochMilli(time);
            assertThat(CivilTime.text(time, true, "Z")).isEqualTo(MILLISECONDS.format(instant));
            assertThat(CivilTime.http(time)).isEqualTo(HTTP.format(instant));
        }
    }

    @Test
    void changesTheClockOfAnHttpDate() {
        long noon = Instant.parse("2024-02-29T12:00:00Z").toEpochMilli();
        for (long time = noon - 200_000_000L; time < noon + 200_000_000L; time += 1_234_567) {
            byte[] text = (CivilTime.http(noon) + "\r\n").getBytes(StandardCharsets.US_ASCII);
            boolean isSameDay = CivilTime.date(time).equals("2024-02-29");
            assertThat(CivilTime.isSameDay(time, noon)).isEqualTo(isSameDay);
            if (isSameDay) {
                CivilTime.setClock(time, text, text.length - 2);
                assertThat(new String(text, StandardCharsets.US_ASCII)).isEqualTo(CivilTime.http(time) + "\r\n");
            }
        }
    }

    @Test
    void formatsLeapDays() {
        long leap = Instant.parse("2024-02-29T00:00:00Z").toEpochMilli();
        assertThat(CivilTime.date(leap)).isEqualTo("2024-02-29");
        assertThat(CivilTime.text(leap + 86_400_000L, false, "+00:00")).isEqualTo("2024-03-01T00:00:00+00:00");
    }
}
