package dev.ectype.controlplane.page;

import java.time.Duration;
import java.time.Instant;

/** Formats the time since an event for people. */
public final class Age {
    private static final long MINUTE = 60;
    private static final long HOUR = 60 * MINUTE;
    private static final long DAY = 24 * HOUR;

    private Age() {}

    /** Returns a text such as {@code 12 s ago}; a time in the future counts as now, because clocks differ. */
    public static String text(Instant time, Instant now) {
        long seconds = Math.max(0, Duration.between(time, now).toSeconds());
        if (seconds < MINUTE) {
            return seconds + " s ago";
        } else if (seconds < HOUR) {
            return seconds / MINUTE + " min ago";
        } else if (seconds < DAY) {
            return seconds / HOUR + " h ago";
        }
        return seconds / DAY + (seconds < 2 * DAY ? " day ago" : " days ago");
    }
}
