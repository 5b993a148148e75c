package dev.ectype.compiler.graph.print;

import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.EventTrigger;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Holds the content of every picture of a graph: resources with their operations, and relationships. */
record GraphView(BehaviorGraph graph, List<Node> nodes, List<Operation> others, List<Edge> edges) {
    /** Holds a resource with its operations. */
    record Node(Resource resource, List<Operation> operations) {}

    /**
     * Describes an operation.
     *
     * @param badge the label, such as an HTTP method
     * @param text the text, such as a path
     * @param about the summary from the description, or empty
     */
    record Operation(String name, String badge, String text, String about) {}

    /** Describes a relationship between two nodes by their positions in the list. */
    record Edge(int from, int to, Relationship.Kind kind, String name) {}

    static GraphView of(BehaviorGraph graph) {
        Map<ResourceName, List<Operation>> operations = new LinkedHashMap<>();
        List<ResourceName> names = new ArrayList<>();
        for (Resource resource : graph.model().resources()) {
            operations.put(resource.name(), new ArrayList<>());
            names.add(resource.name());
        }
        List<Operation> others = new ArrayList<>();
        for (Endpoint endpoint : graph.model().endpoints()) {
            operations.getOrDefault(resource(endpoint), others).add(operation(endpoint));
        }
        List<Node> nodes = graph.model().resources().stream()
                .map(resource -> new Node(resource, List.copyOf(operations.getOrDefault(resource.name(), List.of()))))
                .toList();
        return new GraphView(graph, nodes, List.copyOf(others), edges(graph, names));
    }

    /** Returns the resource that an operation reads or changes, or whose events it sends; null without one. */
    private static @Nullable ResourceName resource(Endpoint endpoint) {
        EventTrigger trigger = endpoint.understood().trigger();
        ResourceName announced = trigger == null ? null : trigger.resource();
        return endpoint.role() == null ? announced : endpoint.role().resource();
    }

    private static List<Edge> edges(BehaviorGraph graph, List<ResourceName> names) {
        Set<Edge> edges = new LinkedHashSet<>();
        for (Relationship relationship : graph.model().relationships()) {
            int from = names.indexOf(relationship.from());
            int to = names.indexOf(relationship.to());
            if (from >= 0 && to >= 0) {
                edges.add(new Edge(from, to, relationship.kind(), label(relationship)));
            }
        }
        return List.copyOf(edges);
    }

    private static String label(Relationship relationship) {
        return relationship.member() == null ? "in" : relationship.member();
    }

    private static Operation operation(Endpoint endpoint) {
        String name = endpoint.id().value();
        String summary = endpoint.text().summary();
        String about = summary == null ? "" : summary;
        return new Operation(
                name, endpoint.binding().label(), endpoint.binding().address(), about);
    }
}
