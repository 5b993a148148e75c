package dev.ectype.runtime.emulator.control;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Formats times for the control routes, in UTC with milliseconds. */
final class ControlTimes {
    private static final DateTimeFormatter FORM = DateTimeFormatter.ofPattern(
                    "uuuu-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    private ControlTimes() {}

    static String text(long millis) {
        return FORM.format(Instant.ofEpochMilli(millis));
    }
}
