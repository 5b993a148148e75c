package dev.ectype.cli.proxy.exchange;

import java.time.Instant;

/** Writes times of one thread, of which many are of the same second. */
final class TimestampFormatter {
    private static final int SECOND = 1000;

    private long second = -1;
    private String written = "";

    /** A time, in milliseconds since 1970, as {@link Instant} writes it. */
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
