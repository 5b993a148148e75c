package dev.ectype.cli.render;

import dev.ectype.cli.terminal.Colors;
import dev.ectype.launcher.watch.Difference;
import dev.ectype.launcher.watch.Reload;
import dev.ectype.runtime.emulator.carry.Carried;
import dev.ectype.runtime.emulator.carry.Lost;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Tells what came of a change of the description while its emulator runs. */
public final class ReloadLines {
    private static final int SHOWN = 10;

    private final PrintWriter err;
    private final Colors colors;

    public ReloadLines(PrintWriter err, Colors colors) {
        this.err = err;
        this.colors = colors;
    }

    public void print(Reload reload) {
        err.println(colors.bold("changed") + "  " + String.join(", ", reload.files()) + ": " + outcome(reload) + " ("
                + reload.took().toMillis() + " ms)");
        if (reload.isRefused()) {
            Findings.print(reload.diagnostics(), err, colors);
        }
        Carried carried = reload.carried();
        if (carried != null) {
            err.println("  kept  " + count(carried.documents(), "instance") + " of "
                    + count(carried.resources(), "resource"));
            printLost(carried.lost());
        }
        err.flush();
    }

    private void printLost(List<Lost> lost) {
        for (Lost each : lost.subList(0, Math.min(SHOWN, lost.size()))) {
            err.println("  " + colors.yellow("lost") + "  " + each.what() + ": " + each.reason());
        }
        if (lost.size() > SHOWN) {
            err.println("  ... and " + (lost.size() - SHOWN) + " more");
        }
    }

    private static String outcome(Reload reload) {
        Difference difference = reload.difference();
        if (reload.isRefused()) {
            return "it cannot be taken, so the edition before goes on";
        }
        if (difference == null) {
            return "it says the same as before";
        }
        List<String> words = new ArrayList<>();
        add(words, "operations", difference.newOperations(), difference.goneOperations());
        add(words, "resources", difference.newResources(), difference.goneResources());
        return words.isEmpty() ? "the same operations, described anew" : String.join("; ", words);
    }

    private static void add(List<String> words, String kind, List<String> added, List<String> gone) {
        List<String> signed = new ArrayList<>();
        added.forEach(each -> signed.add("+" + each));
        gone.forEach(each -> signed.add("-" + each));
        if (signed.isEmpty()) {
            return;
        }
        String rest = signed.size() > SHOWN ? " and " + (signed.size() - SHOWN) + " more" : "";
        words.add(kind + " " + String.join(" ", signed.subList(0, Math.min(SHOWN, signed.size()))) + rest);
    }

    private static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
