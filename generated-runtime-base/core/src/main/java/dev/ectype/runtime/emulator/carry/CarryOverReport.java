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
        for (LostItem lost :
                carried.lost().subList(0, Math.min(MOST, carried.lost().size()))) {
            lines.add("dropped " + lost.what() + ": " + lost.reason());
        }
        if (carried.lost().size() > MOST) {
            lines.add("dropped " + (carried.lost().size() - MOST) + " more");
        }
        return lines;
    }

    private static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
