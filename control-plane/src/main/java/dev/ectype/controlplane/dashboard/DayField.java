package dev.ectype.controlplane.dashboard;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.Map;
import java.util.Optional;

/** Reads fields with a day as browsers send them. A day begins at midnight in UTC, like the times of all pages. */
public final class DayField {
    private DayField() {}

    /**
     * Returns the beginning of a day; empty if the field is.
     *
     * @throws InvalidRequest if the field is no day
     */
    public static Optional<Instant> begin(Map<String, String> fields, String name) {
        return day(fields, name).map(day -> day.atStartOfDay(ZoneOffset.UTC).toInstant());
    }

    /**
     * Returns the end of a day, at which the next begins; empty if the field is.
     *
     * @throws InvalidRequest if the field is no day
     */
    public static Optional<Instant> end(Map<String, String> fields, String name) {
        return day(fields, name)
                .map(day -> day.plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant());
    }

    /**
     * Returns the last second of a day, until which a key or token works; empty if the field is.
     *
     * @throws InvalidRequest if the field is no day
     */
    public static Optional<Instant> lastSecond(Map<String, String> fields, String name) {
        return end(fields, name).map(end -> end.minusSeconds(1));
    }

    /**
     * Returns a day; empty if the field is.
     *
     * @throws InvalidRequest if the field is no day
     */
    static Optional<LocalDate> day(Map<String, String> fields, String name) {
        String text = fields.getOrDefault(name, "").strip();
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            LocalDate day = LocalDate.parse(text);
            if (day.getYear() > 0 && day.getYear() < 10_000) {
                return Optional.of(day);
            }
        } catch (DateTimeParseException noDay) {
            // The error below covers this case.
        }
        throw InvalidRequest.of(name, "day", "must be a day such as 2026-01-31");
    }
}
