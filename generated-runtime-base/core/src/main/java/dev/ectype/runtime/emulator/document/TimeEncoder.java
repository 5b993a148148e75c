package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.shape.CivilTime;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import java.math.BigDecimal;
import java.time.Instant;

/** Encodes a time in the format of a member type. */
final class TimeEncoder {
    private static final BigDecimal FIRST_MILLISECONDS = BigDecimal.valueOf(100_000_000_000L);

    private TimeEncoder() {}

    static Document of(Instant time, Schema type) {
        Schema bare = SchemaShape.bare(type);
        if (bare instanceof NumberSchema number) {
            boolean milliseconds = number.notes().examples().stream()
                    .anyMatch(example -> example.isNumber() && example.decimal().compareTo(FIRST_MILLISECONDS) > 0);
            return Document.of(milliseconds ? time.toEpochMilli() : time.getEpochSecond());
        }
        boolean day = bare instanceof TextSchema text && "date".equals(text.format());
        return Document.of(day ? CivilTime.date(time.toEpochMilli()) : CivilTime.text(time.toEpochMilli(), false, "Z"));
    }
}
