package dev.ectype.compiler.graph.print;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Assigns anchors to resources and operations, such as {@code graph.svg#op-listPets}. */
final class SvgAnchors {
    private final Map<String, String> operations = new LinkedHashMap<>();
    private final Map<String, String> resources = new LinkedHashMap<>();
    private final Set<String> taken = new LinkedHashSet<>();

    SvgAnchors(GraphView view) {
        for (GraphView.Node node : view.nodes()) {
            String name = node.resource().name().value();
            resources.put(name, unused("resource-" + name));
            node.operations().forEach(this::add);
        }
        view.others().forEach(this::add);
    }

    private void add(GraphView.Operation operation) {
        operations.computeIfAbsent(operation.name(), name -> unused("op-" + name));
    }

    private String unused(String name) {
        String plain = name.replaceAll("[^A-Za-z0-9._-]+", "-");
        String anchor = plain;
        for (int number = 2; !taken.add(anchor); number++) {
            anchor = plain + "-" + number;
        }
        return anchor;
    }

    String of(GraphView.Operation operation) {
        return operations.getOrDefault(operation.name(), "");
    }

    String of(GraphView.Node node) {
        return resources.getOrDefault(node.resource().name().value(), "");
    }
}
