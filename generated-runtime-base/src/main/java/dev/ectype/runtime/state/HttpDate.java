package dev.ectype.runtime.state;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** A time as HTTP writes it: {@code Wed, 01 Jan 2025 00:00:00 GMT}. */
public final class HttpDate {
    private static final DateTimeFormatter FORMAT = DateTimeFormatter.ofPattern(
                    "EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    private HttpDate() {}

    public static byte[] of(long millis) {
        return FORMAT.format(Instant.ofEpochMilli(millis)).getBytes(StandardCharsets.US_ASCII);
    }
}
