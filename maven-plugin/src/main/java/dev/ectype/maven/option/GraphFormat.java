package dev.ectype.maven.option;

import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.graph.GraphPrinter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** The forms in which a graph can be printed. */
public enum GraphFormat {
    JSON(GraphPrinter::json),
    MERMAID(GraphPrinter::mermaid),
    DOT(GraphPrinter::dot),
    SVG(GraphPrinter::svg);

    private final Function<BehaviorGraph, String> printer;

    GraphFormat(Function<BehaviorGraph, String> printer) {
        this.printer = printer;
    }

    public static GraphFormat of(String given) {
        List<String> words = new ArrayList<>();
        for (GraphFormat format : values()) {
            if (format.word().equals(given.strip())) {
                return format;
            }
            words.add(format.word());
        }
        throw OptionReader.unknown("graphFormat", given, words);
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String print(BehaviorGraph graph) {
        return printer.apply(graph);
    }
}
