package dev.ectype.cli.render;

import dev.ectype.cli.terminal.Colors;
import dev.ectype.launcher.watch.EditionDifference;
import dev.ectype.launcher.watch.ReloadResult;
import dev.ectype.runtime.emulator.carry.CarryOverResult;
import dev.ectype.runtime.emulator.carry.LostItem;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Formats the result of a recompilation after a change of the description. */
public final class ReloadLines {
    private static final int MAX_LINES = 10;

    private final PrintWriter err;
    private final Colors colors;

    public ReloadLines(PrintWriter err, Colors colors) {
        this.err = err;
        this.colors = colors;
    }

    public void print(ReloadResult reload) {
        err.println(colors.bold("changed") + "  " + String.join(", ", reload.files()) + ": " + outcome(reload) + " ("
                + reload.took().toMillis() + " ms)");
        DiagnosticPrinter.print(reload.isRefused() ? reload.diagnostics() : reload.introduced(), err, colors);
        CarryOverResult carried = reload.carried();
        if (carried != null) {
            err.println("  kept  " + count(carried.documents(), "instance") + " of "
                    + count(carried.resources(), "resource"));
            printLost(carried.lost());
        }
        err.flush();
    }

    private void printLost(List<LostItem> lost) {
        for (LostItem each : lost.subList(0, Math.min(MAX_LINES, lost.size()))) {
            err.println("  " + colors.yellow("lost") + "  " + each.what() + ": " + each.reason());
        }
        if (lost.size() > MAX_LINES) {
            err.println("  ... and " + (lost.size() - MAX_LINES) + " more");
        }
    }

    private static String outcome(ReloadResult reload) {
        EditionDifference difference = reload.difference();
        if (reload.isRefused()) {
            return "the description cannot be used; the previous version stays active";
        }
        if (difference == null) {
            return "the description has no changes";
        }
        List<String> words = new ArrayList<>();
        add(words, "operations", difference.newOperations(), difference.goneOperations());
        add(words, "resources", difference.newResources(), difference.goneResources());
        return words.isEmpty() ? "the same operations with other descriptions" : String.join("; ", words);
    }

    private static void add(List<String> words, String kind, List<String> added, List<String> gone) {
        List<String> signed = new ArrayList<>();
        added.forEach(each -> signed.add("+" + each));
        gone.forEach(each -> signed.add("-" + each));
        if (signed.isEmpty()) {
            return;
        }
        String rest = signed.size() > MAX_LINES ? " and " + (signed.size() - MAX_LINES) + " more" : "";
        words.add(kind + " " + String.join(" ", signed.subList(0, Math.min(MAX_LINES, signed.size()))) + rest);
    }

    private static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
