package dev.ectype.compiler.emit.type;

import com.palantir.javapoet.ClassName;
import dev.ectype.compiler.emit.java.JavaNames;
import dev.ectype.compiler.graph.Behavior;
import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.ResourceNouns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Groups the operations of one emitted class: those on one resource, or those of one tag without a resource.
 *
 * @param accessor the emulator's factory method for the class
 */
public record OperationGroup(
        int index,
        ClassName name,
        String accessor,
        @Nullable ResourceName resource,
        List<Operation> operations) {
    /** The limit of operations in a class; each takes some of the 65,535 constants. */
    private static final int MOST_OPERATIONS = 1_000;

    public OperationGroup {
        operations = List.copyOf(operations);
    }

    /** Holds one operation with its dispatch index. */
    public record Operation(int index, Endpoint endpoint, Behavior behavior) {
        Operation at(int other) {
            return new Operation(other, endpoint, behavior);
        }
    }

    public static List<OperationGroup> of(BehaviorGraph graph, EmissionNames names) {
        Map<EndpointId, Endpoint> endpoints = new LinkedHashMap<>();
        graph.model().endpoints().forEach(endpoint -> endpoints.put(endpoint.id(), endpoint));
        Map<String, ResourceName> resources = new LinkedHashMap<>();
        graph.model()
                .resources()
                .forEach(resource -> resources.putIfAbsent(className(resource.name()), resource.name()));
        Map<Object, List<Operation>> grouped = new LinkedHashMap<>();
        for (Behavior behavior : graph.behaviors()) {
            Endpoint endpoint = java.util.Objects.requireNonNull(endpoints.get(behavior.endpoint()));
            grouped.computeIfAbsent(key(endpoint, resources), key -> new ArrayList<>())
                    .add(new Operation(0, endpoint, behavior));
        }
        JavaNames accessors = new JavaNames().reserve(ReservedMethods.OF_EMULATOR);
        List<OperationGroup> groups = new ArrayList<>();
        grouped.forEach((key, operations) ->
                parts(operations).forEach(part -> groups.add(group(groups.size(), key, names, accessors, part))));
        return groups;
    }

    /** Splits operations that are too many for one class. */
    private static List<List<Operation>> parts(List<Operation> operations) {
        List<List<Operation>> parts = new ArrayList<>();
        for (int from = 0; from < operations.size(); from += MOST_OPERATIONS) {
            int to = Math.min(operations.size(), from + MOST_OPERATIONS);
            List<Operation> part = new ArrayList<>();
            operations.subList(from, to).forEach(each -> part.add(each.at(part.size())));
            parts.add(part);
        }
        return parts;
    }

    private static OperationGroup group(
            int index, Object key, EmissionNames names, JavaNames accessors, List<Operation> operations) {
        ResourceName resource = key instanceof ResourceName known ? known : null;
        String word = resource == null ? (String) key : resource.value();
        ClassName type = names.type(className(new ResourceName(word)) + "Operations");
        String accessor = accessors.member(word);
        return new OperationGroup(index, type, accessor, resource, operations);
    }

    private static String className(ResourceName resource) {
        return JavaNames.upperCamel(ResourceNouns.singular(resource), "Other");
    }

    /** Returns the group key. An operation without a role joins the resource named by its tag or path. */
    private static Object key(Endpoint endpoint, Map<String, ResourceName> resources) {
        if (endpoint.role() != null) {
            return endpoint.role().resource();
        }
        String word = word(endpoint);
        ResourceName namesake = resources.get(className(new ResourceName(word)));
        return namesake == null ? word : namesake;
    }

    private static String word(Endpoint endpoint) {
        if (!endpoint.text().tags().isEmpty()) {
            return endpoint.text().tags().get(0);
        }
        return endpoint.binding().groupName();
    }
}
