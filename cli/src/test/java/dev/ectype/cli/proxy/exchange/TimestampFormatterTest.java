package dev.ectype.cli.proxy.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;

class TimestampFormatterTest {
    @Test
    void writesTimesAsThePlatformDoes() {
        TimestampFormatter calendar = new TimestampFormatter();
        for (long millis :
                new long[] {1_700_000_000_123L, 1_700_000_000_007L, 1_700_000_001_000L, 1_700_000_000_120L, 0, 59}) {
            assertThat(calendar.format(millis))
                    .isEqualTo(Instant.ofEpochMilli(millis).toString());
        }
    }
}
