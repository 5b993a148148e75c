package dev.ectype.cli.proxy.exchange;

import java.time.Instant;

/** Formats timestamps and caches the texts of the current second and millisecond. For one thread only. */
final class TimestampFormatter {
    private static final int SECOND = 1000;

    private long second = -1;
    private String writtenSecond = "";
    private long latest = -1;
    private String written = "";

    /** Formats milliseconds since 1970 like {@link Instant}. */
    String format(long millis) {
        if (millis != latest) {
            latest = millis;
            written = write(millis);
        }
        return written;
    }

    private String write(long millis) {
        long whole = Math.floorDiv(millis, SECOND);
        if (whole != second) {
            second = whole;
            String text = Instant.ofEpochSecond(whole).toString();
            writtenSecond = text.substring(0, text.length() - 1);
        }
        int rest = Math.floorMod(millis, SECOND);
        if (rest == 0) {
            return writtenSecond + "Z";
        }
        String digits = Integer.toString(SECOND + rest);
        return writtenSecond + "." + digits.substring(1) + "Z";
    }
}
