package dev.ectype.compiler.graph.print;

import dev.ectype.compiler.graph.BehaviorGraph;

/** Prints a behavior graph. Equal graphs give equal text. */
public final class GraphPrinter {
    private GraphPrinter() {}

    /** Prints JSON for programs. */
    public static String json(BehaviorGraph graph) {
        return JsonGraph.print(graph);
    }

    /** Prints a Mermaid flowchart of the resources and their relationships. */
    public static String mermaid(BehaviorGraph graph) {
        return MermaidGraph.print(graph);
    }

    /** Prints a Mermaid state diagram of the resources with states. */
    public static String mermaidStates(BehaviorGraph graph) {
        return MermaidGraph.printStates(graph);
    }

    /** Prints a digraph for Graphviz. */
    public static String dot(BehaviorGraph graph) {
        return DotGraph.print(graph);
    }

    /** Prints a self-contained SVG picture. */
    public static String svg(BehaviorGraph graph) {
        return new SvgGraph(GraphView.of(graph)).print();
    }
}
