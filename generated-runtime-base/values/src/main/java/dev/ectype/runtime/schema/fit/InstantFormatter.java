package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.TextSchema;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;

/** Formats instants like the examples of a description. */
final class InstantFormatter {
    private static final BigDecimal FIRST_MILLISECONDS = BigDecimal.valueOf(100_000_000_000L);
    private static final DateTimeFormatter SECONDS = form("uuuu-MM-dd'T'HH:mm:ss");
    private static final DateTimeFormatter MILLISECONDS = form("uuuu-MM-dd'T'HH:mm:ss.SSS");
    private static final DateTimeFormatter DATE = form("uuuu-MM-dd");
    private static final DateTimeFormatter CLOCK = form("HH:mm:ss");

    private InstantFormatter() {}

    static long asNumber(Instant instant, NumberSchema schema, String word) {
        boolean milliseconds = word.endsWith("_ms") || word.endsWith("Ms") || word.endsWith("Millis");
        for (Document quote : DescribedValues.of(schema.notes())) {
            milliseconds |= quote.isLong() && quote.decimal().compareTo(FIRST_MILLISECONDS) >= 0;
        }
        if (schema.low() != null) {
            milliseconds |= schema.low().value().compareTo(FIRST_MILLISECONDS) >= 0;
        }
        return milliseconds ? instant.toEpochMilli() : instant.getEpochSecond();
    }

    static String asText(Instant instant, TextSchema schema) {
        for (Document quote : DescribedValues.of(schema.notes())) {
            String example = quote.isString() ? quote.text() : "";
            if (example.length() >= 19 && example.charAt(10) == 'T') {
                String zone = example.endsWith("+00:00") ? "+00:00" : "Z";
                return (example.indexOf('.') > 0 ? MILLISECONDS : SECONDS).format(instant) + zone;
            }
        }
        return SECONDS.format(instant) + "Z";
    }

    /** Returns alternative forms of an instant for a length or a pattern. */
    static List<String> respelled(Instant instant) {
        String seconds = SECONDS.format(instant);
        String milliseconds = MILLISECONDS.format(instant);
        return List.of(
                seconds + "Z",
                milliseconds + "Z",
                seconds + "+00:00",
                milliseconds + "+00:00",
                milliseconds + "000Z",
                milliseconds + "000+00:00",
                milliseconds + "000000Z");
    }

    static String date(Instant instant) {
        return DATE.format(instant);
    }

    static String clock(Instant instant) {
        return CLOCK.format(instant) + "Z";
    }

    static Instant later(Instant instant, int seconds) {
        return instant.plus(seconds, ChronoUnit.SECONDS);
    }

    private static DateTimeFormatter form(String pattern) {
        return DateTimeFormatter.ofPattern(pattern, Locale.ROOT).withZone(ZoneOffset.UTC);
    }
}
