package dev.ectype.compiler.emit.type;

import com.palantir.javapoet.ClassName;
import dev.ectype.compiler.emit.java.JavaNames;
import dev.ectype.compiler.graph.Behavior;
import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Groups the operations of one emitted class: those on one resource, or those of one tag without a resource. The operations of a
 * large resource are split by their tags.
 *
 * @param accessor the emulator's factory method for the class
 */
public record OperationGroup(
        ClassName name, String accessor, @Nullable ResourceName resource, List<Operation> operations) {
    /** The limit of operations in a class that people read. */
    private static final int MOST_READABLE = 40;

    /** The limit of operations in a class; each takes some of the 65,535 constants. */
    private static final int MOST_OPERATIONS = 1_000;

    public OperationGroup {
        operations = List.copyOf(operations);
    }

    /** Holds one operation with its behavior. */
    public record Operation(Endpoint endpoint, Behavior behavior) {
        private String tag() {
            List<String> tags = endpoint.text().tags();
            return tags.isEmpty() ? "" : tags.get(0);
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
                    .add(new Operation(endpoint, behavior));
        }
        JavaNames accessors = new JavaNames().reserve(ReservedMethods.OF_EMULATOR);
        List<OperationGroup> groups = new ArrayList<>();
        grouped.forEach((key, operations) -> byTag(operations)
                .forEach((tag, tagged) ->
                        chunks(tagged).forEach(part -> groups.add(group(key, tag, names, accessors, part)))));
        return groups;
    }

    /** Splits operations that are too many for a readable class by their first tag. Few operations have no tag. */
    private static Map<String, List<Operation>> byTag(List<Operation> operations) {
        Map<String, List<Operation>> tagged = new LinkedHashMap<>();
        for (Operation operation : operations) {
            tagged.computeIfAbsent(operation.tag(), first -> new ArrayList<>()).add(operation);
        }
        if (operations.size() <= MOST_READABLE || tagged.size() == 1) {
            tagged.clear();
            tagged.put("", operations);
        }
        return tagged;
    }

    /** Splits operations that are too many for a class file. */
    private static List<List<Operation>> chunks(List<Operation> operations) {
        List<List<Operation>> chunks = new ArrayList<>();
        for (int from = 0; from < operations.size(); from += MOST_OPERATIONS) {
            chunks.add(operations.subList(from, Math.min(operations.size(), from + MOST_OPERATIONS)));
        }
        return chunks;
    }

    private static OperationGroup group(
            Object key, String tag, EmissionNames names, JavaNames accessors, List<Operation> operations) {
        ResourceName resource = key instanceof ResourceName known ? known : null;
        String word = resource == null ? (String) key : resource.value();
        String noun = className(new ResourceName(word));
        String part = tag.isEmpty() ? "" : JavaNames.upperCamel(tag, "Other");
        boolean same = part.isEmpty()
                || part.equals(noun)
                || className(new ResourceName(tag)).equals(noun);
        String suffix = (same ? "" : part) + "Operations";
        ClassName type = names.type(names.freeType(noun + suffix, JavaNames.upperCamel(word, "Other") + suffix));
        String accessor = accessors.member(same ? word : word + " " + tag);
        return new OperationGroup(type, accessor, resource, operations);
    }

    private static String className(ResourceName resource) {
        return JavaNames.upperCamel(Nouns.singular(resource.value()), "Other");
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
