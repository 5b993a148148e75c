package dev.ectype.runtime.emulator.carry;

import java.util.ArrayList;
import java.util.List;

/** Formats the result of a carry-over as lines for a user. */
public final class CarryOverReport {
    private static final int MOST = 20;

    private CarryOverReport() {}

    public static List<String> of(CarryOverResult carried) {
        List<String> lines = new ArrayList<>();
        lines.add("kept " + count(carried.documents(), "instance") + " of " + count(carried.resources(), "resource"));
        add("dropped ", carried.lost(), lines);
        add("no path finds ", carried.hidden(), lines);
        return lines;
    }

    private static void add(String what, List<LostItem> items, List<String> lines) {
        for (LostItem item : items.subList(0, Math.min(MOST, items.size()))) {
            lines.add(what + item.what() + ": " + item.reason());
        }
        if (items.size() > MOST) {
            lines.add(what + (items.size() - MOST) + " more");
        }
    }

    private static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
