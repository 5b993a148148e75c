package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.json.Document;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/** Parses dates and times in common notations. */
final class TimeParser {
    private static final int DATE = "2025-01-31".length();
    private static final long DAY = 86_400_000L;

    /** The smallest number of milliseconds. Seconds stay below it until the year 5138; milliseconds exceed it since 1973. */
    private static final BigDecimal MILLISECONDS = BigDecimal.valueOf(100_000_000_000L);

    private static final BigDecimal THOUSAND = BigDecimal.valueOf(1_000);

    private TimeParser() {}

    static boolean isTime(Document value) {
        if (!value.isString()) {
            return false;
        }
        String text = value.text();
        return text.length() >= DATE
                && text.length() < 40
                && text.charAt(4) == '-'
                && text.charAt(7) == '-'
                && Character.isDigit(text.charAt(0));
    }

    /** Returns the milliseconds since 1970, or null for other values. */
    static @Nullable Long of(Document value) {
        if (value.isNumber()) {
            BigDecimal number = value.decimal();
            BigDecimal millis = number.abs().compareTo(MILLISECONDS) >= 0 ? number : number.multiply(THOUSAND);
            return (Long) millis.longValue();
        }
        return isTime(value) ? read(value.text()) : null;
    }

    private static @Nullable Long read(String text) {
        try {
            if (text.length() == DATE) {
                return (Long) (LocalDate.parse(text).toEpochDay() * DAY);
            }
            String isoText = text.replace(' ', 'T');
            char last = isoText.charAt(isoText.length() - 1);
            boolean zoned = last == 'Z' || isoText.indexOf('+', DATE) > 0 || isoText.indexOf('-', DATE) > 0;
            return (Long)
                    (zoned
                            ? OffsetDateTime.parse(zone(isoText)).toInstant().toEpochMilli()
                            : LocalDateTime.parse(isoText)
                                    .toInstant(ZoneOffset.UTC)
                                    .toEpochMilli());
        } catch (DateTimeException noTime) {
            return null;
        }
    }

    /** Rewrites a zone such as {@code +0000} as {@code +00:00}. */
    private static String zone(String text) {
        int sign = Math.max(text.indexOf('+', DATE), text.indexOf('-', DATE));
        boolean joined = sign > 0 && text.length() - sign == 5;
        return joined ? text.substring(0, sign + 3) + ":" + text.substring(sign + 3) : text;
    }

    /** Returns the last moment of a value: the last millisecond of a day. */
    static long end(Document value, long moment) {
        return value.isString() && value.text().length() == DATE ? moment + DAY - 1 : moment;
    }
}
