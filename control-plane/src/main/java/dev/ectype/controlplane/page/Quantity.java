package dev.ectype.controlplane.page;

import java.util.Locale;

/** Formats numbers, sizes and durations for people. */
public final class Quantity {
    private static final String[] UNITS = {"KiB", "MiB", "GiB", "TiB"};
    private static final long STEP = 1024;
    private static final long SECOND = 1000;
    private static final long MINUTE = 60 * SECOND;

    private Quantity() {}

    /** Formats a number, such as {@code 400,000}. */
    public static String count(long number) {
        return String.format(Locale.ENGLISH, "%,d", number);
    }

    /** Formats a number with a noun, such as {@code 1 exchange} or {@code 240 exchanges}. */
    public static String count(long number, String noun) {
        return count(number) + " " + noun + (number == 1 ? "" : "s");
    }

    /** Formats a number of bytes, such as {@code 470.6 KiB}. */
    public static String bytes(long number) {
        if (number < STEP) {
            return count(number, "byte");
        }
        double size = number;
        int unit = -1;
        while (size >= STEP && unit + 1 < UNITS.length) {
            size /= STEP;
            unit++;
        }
        return decimal(size) + " " + UNITS[unit];
    }

    private static String decimal(double number) {
        return String.format(Locale.ENGLISH, "%.1f", number).replaceFirst("\\.0$", "");
    }

    /** Formats a duration, such as {@code 3 ms}, {@code 1.5 s} or {@code 2 min 5 s}. */
    public static String milliseconds(long number) {
        if (number < SECOND) {
            return number + " ms";
        } else if (number < MINUTE) {
            return decimal((double) number / SECOND) + " s";
        }
        return number / MINUTE + " min " + number % MINUTE / SECOND + " s";
    }
}
