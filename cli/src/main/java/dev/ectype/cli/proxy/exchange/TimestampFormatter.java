package dev.ectype.cli.proxy.exchange;

import java.time.Instant;

/** Formats timestamps and caches the text of the current second. For one thread only. */
final class TimestampFormatter {
    private static final int SECOND = 1000;

    private long second = -1;
    private String written = "";

    /** Formats milliseconds since 1970 like {@link Instant}. */
    String format(long millis) {
        long whole = Math.floorDiv(millis, SECOND);
        if (whole != second) {
            second = whole;
            String text = Instant.ofEpochSecond(whole).toString();
            written = text.substring(0, text.length() - 1);
        }
        int rest = Math.floorMod(millis, SECOND);
        if (rest == 0) {
            return written + "Z";
        }
        String digits = Integer.toString(SECOND + rest);
        return written + "." + digits.substring(1) + "Z";
    }
}
