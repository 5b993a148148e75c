package dev.ectype.compiler.emit.type;

import dev.ectype.compiler.emit.java.JavaNames;
import dev.ectype.compiler.graph.Behavior;
import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.graph.step.CollectionStep;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Assigns the names of the constants for the members, relationships and lists of states that operations use. */
final class ConstantNames {
    private final Map<ResourceName, Map<MemberPath, String>> members = new LinkedHashMap<>();
    private final Map<ResourceName, Map<String, String>> relationships = new LinkedHashMap<>();
    private final Map<String, ResourceName> relationshipOwners = new LinkedHashMap<>();
    private final Map<ResourceName, String> shared = new LinkedHashMap<>();
    private final StateListNames stateLists;

    /**
     * @param sharesRecord returns whether other resources have the same record as a resource
     * @param values returns all values of a member of a resource, or none if they are not listed
     */
    ConstantNames(
            BehaviorGraph graph,
            Predicate<ResourceName> sharesRecord,
            BiFunction<ResourceName, MemberPath, List<String>> values) {
        for (Relationship relationship : graph.model().relationships()) {
            relationshipOwners.put(relationship.name(), relationship.from());
        }
        graph.behaviors().forEach(behavior -> behavior.steps().forEach(this::addMembers));
        graph.behaviors().forEach(behavior -> behavior.steps().forEach(this::addRelationship));
        graph.behaviors().forEach(this::addListMembers);
        stateLists = new StateListNames(graph, values, this::used);
        share(graph.model().resources().stream()
                .map(resource -> resource.name())
                .filter(sharesRecord)
                .toList());
    }

    /**
     * Prefixes the constants of resources that share a record, since one operations class may contain several of them.
     */
    private void share(List<ResourceName> resources) {
        JavaNames used = new JavaNames();
        for (ResourceName resource : resources) {
            shared.put(resource, used.constant(resource.value().replaceAll("([a-z0-9])([A-Z])", "$1_$2")));
        }
        shared.forEach((resource, prefix) -> {
            members(resource).replaceAll((member, name) -> used.constant(prefix + "_" + name));
            relationships(resource).replaceAll((relationship, name) -> used.constant(prefix + "_" + name));
            stateLists.rename(resource, name -> used.constant(prefix + "_" + name));
        });
    }

    private void addMembers(Step step) {
        ResourceName resource = step.resource();
        if (resource != null) {
            step.memberPaths().forEach(path -> addMember(resource, path));
        }
    }

    /** Adds the members of one resource that list the instances of another. */
    private void addListMembers(Behavior behavior) {
        for (Step step : behavior.steps()) {
            if (step instanceof CollectionStep.Query query && query.listMember() != null) {
                MemberPath path = MemberPath.ofDots(query.listMember());
                behavior.steps().stream()
                        .filter(owner -> owner.as() != null && owner.as().equals(query.within()))
                        .map(Step::resource)
                        .filter(Objects::nonNull)
                        .forEach(resource -> addMember(resource, path));
            }
        }
    }

    private void addMember(ResourceName resource, MemberPath path) {
        Map<MemberPath, String> known = members.computeIfAbsent(resource, name -> new LinkedHashMap<>());
        if (!known.containsKey(path)) {
            known.put(path, used(resource).constant(String.join("_", path.names())));
        }
    }

    private void addRelationship(Step step) {
        String name = step.usedRelationship();
        ResourceName owner = relationshipOwner(name);
        if (name == null || owner == null) {
            return;
        }
        Map<String, String> known = relationships.computeIfAbsent(owner, resource -> new LinkedHashMap<>());
        if (!known.containsKey(name)) {
            String word = name.substring(name.lastIndexOf('.') + 1);
            String constant = used(owner).constant(word);
            boolean isFree = constant.equals(new JavaNames().constant(word));
            known.put(name, isFree ? constant : used(owner).constant("linked_" + word));
        }
    }

    /** Returns the names of a resource's constants, which further constants must not have. */
    private JavaNames used(ResourceName resource) {
        return new JavaNames()
                .reserve(List.of("RESOURCE"))
                .reserve(members(resource).values())
                .reserve(relationships(resource).values());
    }

    /** Returns the constants of the members that filters and transitions of a resource use, by path. */
    Map<MemberPath, String> members(ResourceName resource) {
        return members.getOrDefault(resource, new LinkedHashMap<>());
    }

    /** Returns the constants of the relationships of a resource that operations use, by name. */
    Map<String, String> relationships(ResourceName resource) {
        return relationships.getOrDefault(resource, new LinkedHashMap<>());
    }

    /** Returns the resource whose instances are the sources of a relationship, or null for an unknown name. */
    @Nullable
    ResourceName relationshipOwner(@Nullable String relationship) {
        return relationshipOwners.get(relationship);
    }

    StateListNames stateLists() {
        return stateLists;
    }

    /** Returns the constant prefix of a resource that shares its record with others. */
    String shared(ResourceName resource) {
        return Objects.requireNonNull(shared.get(resource), resource.value());
    }
}
