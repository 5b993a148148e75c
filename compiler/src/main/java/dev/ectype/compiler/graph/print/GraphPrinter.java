package dev.ectype.compiler.graph.print;

import dev.ectype.compiler.graph.BehaviorGraph;

/** Prints a behavior graph; equal graphs give equal text. */
public final class GraphPrinter {
    private GraphPrinter() {}

    /** JSON for programs. */
    public static String json(BehaviorGraph graph) {
        return JsonGraph.print(graph);
    }

    /** A Mermaid flowchart of the resources and what ties them. */
    public static String mermaid(BehaviorGraph graph) {
        return MermaidGraph.print(graph);
    }

    /** A Mermaid state diagram of the resources that have states. */
    public static String mermaidStates(BehaviorGraph graph) {
        return MermaidGraph.printStates(graph);
    }

    /** A digraph for Graphviz. */
    public static String dot(BehaviorGraph graph) {
        return DotGraph.print(graph);
    }

    /** A picture that stands by itself. */
    public static String svg(BehaviorGraph graph) {
        return new SvgGraph(GraphView.of(graph)).print();
    }
}
