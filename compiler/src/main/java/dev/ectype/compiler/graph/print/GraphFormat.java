package dev.ectype.compiler.graph.print;

import dev.ectype.compiler.graph.BehaviorGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Lists the output formats of a graph. */
public enum GraphFormat {
    JSON(GraphPrinter::json),
    MERMAID(GraphPrinter::mermaid),
    DOT(GraphPrinter::dot),
    SVG(GraphPrinter::svg);

    private final Function<BehaviorGraph, String> printer;

    GraphFormat(Function<BehaviorGraph, String> printer) {
        this.printer = printer;
    }

    /** Returns the format with a command-line name, or null. */
    public static @Nullable GraphFormat named(String word) {
        int at = words().indexOf(word);
        return at < 0 ? null : values()[at];
    }

    /** Returns the command-line names of the formats. */
    public static List<String> words() {
        List<String> words = new ArrayList<>();
        for (GraphFormat format : values()) {
            words.add(format.name().toLowerCase(Locale.ROOT));
        }
        return words;
    }

    public String print(BehaviorGraph graph) {
        return printer.apply(graph);
    }
}
