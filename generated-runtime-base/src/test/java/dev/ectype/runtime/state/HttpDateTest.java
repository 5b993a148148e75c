package dev.ectype.runtime.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class HttpDateTest {
    private static final DateTimeFormatter OTHER = DateTimeFormatter.ofPattern(
                    "EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    @Test
    void theDateOfTheFirstInstantOf2025IsWrittenAsHttpDoes() {
        assertThat(text(1735689600000L)).isEqualTo("Wed, 01 Jan 2025 00:00:00 GMT");
    }

    @Test
    void anyInstantIsWrittenAsTheLibraryWritesIt() {
        Random random = new Random(7);
        for (int i = 0; i < 20_000; i++) {
            long millis = random.nextLong() % 400_000_000_000_000L;
            assertThat(text(millis)).isEqualTo(OTHER.format(Instant.ofEpochMilli(millis)));
        }
    }

    private static String text(long millis) {
        return new String(HttpDate.of(millis), StandardCharsets.US_ASCII);
    }
}
