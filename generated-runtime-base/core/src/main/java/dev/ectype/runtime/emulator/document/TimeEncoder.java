package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.shape.CivilTime;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.regex.Pattern;

/** Encodes a time in the format of a member type. */
final class TimeEncoder {
    private static final BigDecimal FIRST_MILLISECONDS = BigDecimal.valueOf(100_000_000_000L);

    private static final Pattern MILLISECONDS = Pattern.compile("\\d\\d:\\d\\d\\.\\d{3}");

    private TimeEncoder() {}

    static Document of(Instant time, Schema type) {
        Schema bare = SchemaShape.bare(type);
        if (bare instanceof NumberSchema number) {
            boolean milliseconds = number.notes().examples().stream()
                    .anyMatch(example -> example.isNumber() && example.decimal().compareTo(FIRST_MILLISECONDS) > 0);
            return Document.of(milliseconds ? time.toEpochMilli() : time.getEpochSecond());
        }
        boolean day = bare instanceof TextSchema text && "date".equals(text.format());
        return Document.of(
                day
                        ? CivilTime.date(time.toEpochMilli())
                        : CivilTime.text(time.toEpochMilli(), hasMilliseconds(bare), "Z"));
    }

    /** Returns whether the examples of a text have milliseconds, so that clients may expect them. */
    private static boolean hasMilliseconds(Schema type) {
        return type instanceof TextSchema text
                && text.notes().examples().stream()
                        .anyMatch(example -> example.isString()
                                && MILLISECONDS.matcher(example.text()).find());
    }
}
