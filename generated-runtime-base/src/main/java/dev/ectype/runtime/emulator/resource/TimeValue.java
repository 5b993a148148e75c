package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Spells a time as a member's type asks. */
final class TimeValue {
    private static final BigDecimal FIRST_MILLISECONDS = BigDecimal.valueOf(100_000_000_000L);
    private static final DateTimeFormatter SECONDS =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);
    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("uuuu-MM-dd", Locale.ROOT).withZone(ZoneOffset.UTC);

    private TimeValue() {}

    static Document of(Instant time, Schema type) {
        Schema bare = Shape.bare(type);
        if (bare instanceof NumberSchema number) {
            boolean milliseconds = number.notes().examples().stream()
                    .anyMatch(example -> example.isNumber() && example.decimal().compareTo(FIRST_MILLISECONDS) > 0);
            return Document.of(milliseconds ? time.toEpochMilli() : time.getEpochSecond());
        }
        boolean day = bare instanceof TextSchema text && "date".equals(text.format());
        return Document.of((day ? DATE : SECONDS).format(time));
    }
}
