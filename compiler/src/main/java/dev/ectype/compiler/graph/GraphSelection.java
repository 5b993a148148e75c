package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Selects operations by resource, tag or name, with their resources. An empty selection is the whole graph. */
public record GraphSelection(List<String> resources, List<String> tags, List<String> operations) {
    public GraphSelection {
        resources = List.copyOf(resources);
        tags = List.copyOf(tags);
        operations = List.copyOf(operations);
    }

    /** Returns a selection of all names in a graph, in the order of the description. */
    public static GraphSelection everythingOf(BehaviorGraph graph) {
        Set<String> tags = new LinkedHashSet<>();
        List<String> operations = new ArrayList<>();
        for (Endpoint endpoint : graph.model().endpoints()) {
            tags.addAll(endpoint.text().tags());
            operations.add(endpoint.id().value());
        }
        List<String> resources = graph.model().resources().stream()
                .map(resource -> resource.name().value())
                .toList();
        return new GraphSelection(resources, List.copyOf(tags), operations);
    }

    public boolean isEmpty() {
        return resources.isEmpty() && tags.isEmpty() && operations.isEmpty();
    }

    /** Returns the selected part of a graph. */
    public BehaviorGraph of(BehaviorGraph graph) {
        if (isEmpty()) {
            return graph;
        }
        Set<ResourceName> drawn = new LinkedHashSet<>();
        List<Endpoint> endpoints = new ArrayList<>();
        List<Behavior> behaviors = new ArrayList<>();
        for (int index = 0; index < graph.model().endpoints().size(); index++) {
            Endpoint endpoint = graph.model().endpoints().get(index);
            if (isChosen(endpoint)) {
                endpoints.add(endpoint);
                behaviors.add(graph.behaviors().get(index));
                ResourceName resource = resource(endpoint);
                if (resource != null) {
                    drawn.add(resource);
                }
            }
        }
        List<Resource> resources = graph.model().resources().stream()
                .filter(each -> drawn.contains(each.name())
                        || this.resources.contains(each.name().value()))
                .toList();
        return graph(graph, endpoints, behaviors, resources);
    }

    private static BehaviorGraph graph(
            BehaviorGraph graph, List<Endpoint> endpoints, List<Behavior> behaviors, List<Resource> resources) {
        Set<ResourceName> names = new LinkedHashSet<>();
        resources.forEach(each -> names.add(each.name()));
        List<Relationship> relationships = graph.model().relationships().stream()
                .filter(each -> names.contains(each.from()) && names.contains(each.to()))
                .toList();
        List<StateMachine> machines = graph.machines().stream()
                .filter(each -> names.contains(each.resource()))
                .toList();
        return new BehaviorGraph(
                new ApiModel(
                        graph.model().api(),
                        endpoints,
                        resources,
                        relationships,
                        graph.model().identifying(),
                        graph.model().errors()),
                behaviors,
                machines);
    }

    private boolean isChosen(Endpoint endpoint) {
        ResourceName resource = resource(endpoint);
        return resource != null && resources.contains(resource.value())
                || operations.contains(endpoint.id().value())
                || endpoint.text().tags().stream().anyMatch(tags::contains);
    }

    private static @Nullable ResourceName resource(Endpoint endpoint) {
        return endpoint.role() == null ? null : endpoint.role().resource();
    }
}
