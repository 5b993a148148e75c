package dev.ectype.compiler.graph.print;

import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.graph.StateMachine;
import dev.ectype.compiler.ir.resource.Relationship;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Prints a behavior graph in Mermaid's notation. */
final class MermaidGraph {
    private MermaidGraph() {}

    static String print(BehaviorGraph graph) {
        GraphView view = GraphView.of(graph);
        StringBuilder text = new StringBuilder("flowchart LR\n");
        for (int index = 0; index < view.nodes().size(); index++) {
            GraphView.Node node = view.nodes().get(index);
            text.append("    r")
                    .append(index)
                    .append("[\"")
                    .append(escaped(node.resource().name().value()));
            text.append("<br/>").append(node.operations().size()).append(" operations\"]\n");
        }
        for (GraphView.Edge edge : view.edges()) {
            String arrow = edge.kind() == Relationship.Kind.OWNER ? " -->" : " -.->";
            text.append("    r").append(edge.from()).append(arrow).append("|\"").append(escaped(edge.name()));
            text.append("\"| r").append(edge.to()).append('\n');
        }
        return text.toString();
    }

    /** Prints one composite state for each resource with states. */
    static String printStates(BehaviorGraph graph) {
        StringBuilder text = new StringBuilder("stateDiagram-v2\n");
        List<StateMachine> machines = graph.machines();
        for (int index = 0; index < machines.size(); index++) {
            if (machines.get(index).member() != null) {
                append(machines.get(index), "m" + index, text);
            }
        }
        return text.toString();
    }

    private static void append(StateMachine machine, String key, StringBuilder text) {
        text.append("    state \"")
                .append(escaped(machine.resource().value()))
                .append("\" as ")
                .append(key);
        text.append(" {\n");
        List<String> states = machine.states();
        for (int index = 0; index < states.size(); index++) {
            text.append("        state \"")
                    .append(escaped(states.get(index)))
                    .append("\" as ")
                    .append(key);
            text.append('s').append(index).append('\n');
        }
        Set<String> lines = new LinkedHashSet<>();
        for (StateMachine.StateChange change : machine.transitions()) {
            String from = state(change.from(), states, key);
            String to = state(change.to(), states, key);
            lines.add("        " + from + " --> " + to + " : "
                    + escaped(change.endpoint().value()) + "\n");
        }
        lines.forEach(text::append);
        text.append("    }\n");
    }

    private static String state(String name, List<String> states, String key) {
        return name.isEmpty() ? "[*]" : key + "s" + states.indexOf(name);
    }

    /** Escapes special characters as Mermaid does: a number between a hash and a semicolon. */
    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(point -> {
            boolean plain = Character.isLetterOrDigit(point) || " _-./".indexOf(point) >= 0;
            if (plain) {
                escaped.appendCodePoint(point);
            } else {
                escaped.append('#').append(point).append(';');
            }
        });
        return escaped.toString();
    }
}
