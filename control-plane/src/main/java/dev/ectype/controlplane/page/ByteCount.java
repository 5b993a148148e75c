package dev.ectype.controlplane.page;

import java.util.List;
import java.util.Locale;

/** Formats numbers of bytes for people. */
public final class ByteCount {
    private static final double STEP = 1024;
    private static final double EXACT = 10;
    private static final List<String> UNITS = List.of("B", "KiB", "MiB", "GiB", "TiB", "PiB");

    private ByteCount() {}

    /** Returns a text such as {@code 1.4 MiB}. */
    public static String text(double bytes) {
        double amount = bytes;
        int unit = 0;
        while (amount >= STEP && unit < UNITS.size() - 1) {
            amount /= STEP;
            unit++;
        }
        return String.format(Locale.ROOT, unit > 0 && amount < EXACT ? "%.1f %s" : "%.0f %s", amount, UNITS.get(unit));
    }
}
