package dev.ectype.compiler.graph.print;

import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.ir.resource.Relationship;

/** Prints a behavior graph in Graphviz's notation. */
final class DotGraph {
    private DotGraph() {}

    static String print(BehaviorGraph graph) {
        GraphView view = GraphView.of(graph);
        StringBuilder text = new StringBuilder("digraph ")
                .append(quoted(graph.model().api().name()))
                .append(" {\n  rankdir=RL;\n  node [shape=box, style=rounded, fontname=\"sans-serif\"];\n");
        for (int index = 0; index < view.nodes().size(); index++) {
            GraphView.Node node = view.nodes().get(index);
            StringBuilder label = new StringBuilder(node.resource().name().value());
            node.operations()
                    .forEach(operation -> label.append('\n')
                            .append(operation.badge())
                            .append(' ')
                            .append(operation.text()));
            text.append("  r")
                    .append(index)
                    .append(" [label=")
                    .append(quoted(label.toString()))
                    .append("];\n");
        }
        for (GraphView.Edge edge : view.edges()) {
            String style = edge.kind() == Relationship.Kind.OWNER ? "solid" : "dashed";
            text.append("  r").append(edge.from()).append(" -> r").append(edge.to());
            text.append(" [style=")
                    .append(style)
                    .append(", label=")
                    .append(quoted(edge.name()))
                    .append("];\n");
        }
        return text.append("}\n").toString();
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.codePoints().forEach(point -> {
            switch (point) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\n' -> quoted.append("\\l");
                default -> quoted.appendCodePoint(Character.isISOControl(point) ? ' ' : point);
            }
        });
        return quoted.append('"').toString();
    }
}
