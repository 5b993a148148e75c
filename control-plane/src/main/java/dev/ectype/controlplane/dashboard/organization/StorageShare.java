package dev.ectype.controlplane.dashboard.organization;

import dev.ectype.controlplane.platform.quota.StorageUse;
import java.util.Locale;

/** Holds the storage use of an organization as the page displays it. */
public record StorageShare(StorageUse use) {
    private static final int STEP = 1024;
    private static final int PERCENT = 100;
    private static final int CLOSE = 90;
    private static final String[] UNITS = {"bytes", "KiB", "MiB", "GiB", "TiB", "PiB"};

    /** Returns the used part of the limit, from 0 to 100. */
    public int percent() {
        if (use.limitBytes() <= 0) {
            return PERCENT;
        }
        return (int) Math.min(PERCENT, Math.ceil((double) use.usedBytes() * PERCENT / use.limitBytes()));
    }

    /** Returns whether the storage is almost full. */
    public boolean isClose() {
        return percent() >= CLOSE;
    }

    /** Formats a number of bytes, such as {@code 1.5 MiB}. */
    public static String text(long bytes) {
        int unit = 0;
        double value = bytes;
        while (value >= STEP && unit < UNITS.length - 1) {
            value /= STEP;
            unit++;
        }
        String number = unit == 0 || value == Math.rint(value) ? "%.0f" : "%.1f";
        return String.format(Locale.ROOT, number, value) + " " + UNITS[unit];
    }
}
