package dev.ectype.benchmark.profile;

import dev.ectype.benchmark.chart.Chart;
import dev.ectype.benchmark.chart.SvgDrawing;
import java.util.Iterator;
import java.util.Locale;
import java.util.function.ToIntFunction;

/** Draws a tree of calls: each method as wide as its share of the samples, below its caller. */
record ProfileChart(String title, CallTree calls) implements Chart {
    private static final int WIDTH = 1200;
    private static final int SIDE = 10;
    private static final int TOP = 62;
    private static final int LINE = 18;
    private static final int DEEPEST = 44;
    private static final double NARROWEST = 2;
    private static final double LETTER = 5.6;
    private static final String STYLE = """
            .block{font-size:10px;fill:#0b1526}
            .own{fill:#8fb4f7}.netty{fill:#9fd8c0}.java{fill:#e3c08f}.other{fill:#c5cbd3}
            """;

    @Override
    public String words() {
        StringBuilder words = new StringBuilder("Methods with the most samples, by caller:");
        CallTree at = calls;
        for (Iterator<CallTree> next = at.calls().iterator();
                next.hasNext();
                next = at.calls().iterator()) {
            at = next.next();
            words.append(String.format(Locale.ROOT, " %s %.0f %%,", at.name(), share(at)));
        }
        return words.append(" and so on.").toString();
    }

    @Override
    public String svg() {
        int height = TOP + levels(calls, NARROWEST * calls.weight() / (WIDTH - 2 * SIDE)) * LINE + SIDE;
        SvgDrawing svg = new SvgDrawing(this, WIDTH, height, STYLE);
        legend(svg);
        level(svg, calls, SIDE, TOP, 0);
        return svg.end();
    }

    private static void legend(SvgDrawing svg) {
        svg.rectangle("own", 20, 42, 12, 12).text("soft", 38, 52, "Ectype and emitted code");
        svg.rectangle("netty", 210, 42, 12, 12).text("soft", 228, 52, "Netty, with the system calls");
        svg.rectangle("java", 420, 42, 12, 12).text("soft", 438, 52, "the Java library");
        svg.rectangle("other", 560, 42, 12, 12).text("soft", 578, 52, "other libraries");
    }

    private static int levels(CallTree tree, double least) {
        ToIntFunction<CallTree> below = call -> 1 + levels(call, least);
        return Math.min(
                DEEPEST,
                tree.calls()
                        .filter(call -> call.weight() >= least)
                        .mapToInt(below)
                        .max()
                        .orElse(0));
    }

    private void level(SvgDrawing svg, CallTree tree, double left, int top, int depth) {
        double x = left;
        for (CallTree call : tree.calls().toList()) {
            double width = (WIDTH - 2.0 * SIDE) * call.weight() / calls.weight();
            if (width >= NARROWEST && depth < DEEPEST) {
                String tip = String.format(Locale.ROOT, "%s: %.1f %%", call.name(), share(call));
                svg.block(kind(call.name()), x, top, width - 0.5, label(call.name(), width), tip);
                level(svg, call, x, top + LINE, depth + 1);
            }
            x += width;
        }
    }

    private double share(CallTree call) {
        return 100.0 * call.weight() / calls.weight();
    }

    private static String kind(String name) {
        if (name.startsWith("java.") || name.startsWith("jdk.") || name.startsWith("sun.")) {
            return "java";
        }
        if (name.startsWith("io.netty.")) {
            return "netty";
        }
        return name.startsWith("dev.ectype.") || name.indexOf('.') == name.lastIndexOf('.', name.lastIndexOf('.') - 1)
                ? "own"
                : "other";
    }

    /** The class and the method as far as they fit. */
    private static String label(String name, double width) {
        String shortName = name.substring(name.lastIndexOf('.', name.lastIndexOf('.') - 1) + 1);
        int letters = (int) ((width - 8) / LETTER);
        if (letters < 4) {
            return "";
        }
        return shortName.length() <= letters ? shortName : shortName.substring(0, letters - 1) + "…";
    }
}
