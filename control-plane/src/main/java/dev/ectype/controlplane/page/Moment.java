package dev.ectype.controlplane.page;

import dev.ectype.controlplane.platform.web.TimeText;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/**
 * Represents a time on a page.
 *
 * @param machine the time for programs, as RFC 3339
 * @param text the time for people, such as {@code 31 Jan 2026, 12:00 UTC}
 */
public record Moment(String machine, String text) {
    private static final DateTimeFormatter FORM = DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm 'UTC'", Locale.ENGLISH)
            .withZone(ZoneOffset.UTC);

    /** Formats a time. */
    public static Moment of(Instant time) {
        return new Moment(TimeText.of(time), FORM.format(time));
    }
}
