package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.resource.LinkRole;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Indexes an API's operations and relationships by resource: some descriptions have tens of thousands. */
final class ModelIndex {
    private final ApiModel model;
    private final Map<ResourceName, Resource> resources = new LinkedHashMap<>();
    private final Map<EndpointId, Endpoint> operations = new LinkedHashMap<>();
    private final Map<ResourceName, List<Endpoint>> endpoints = new LinkedHashMap<>();
    private final Map<ResourceName, List<Relationship>> relationships = new LinkedHashMap<>();
    private final Map<String, List<Endpoint>> linking = new LinkedHashMap<>();

    private ModelIndex(ApiModel model) {
        this.model = model;
    }

    static ModelIndex of(ApiModel model) {
        ModelIndex index = new ModelIndex(model);
        model.resources().forEach(each -> index.resources.put(each.name(), each));
        for (Endpoint endpoint : model.endpoints()) {
            index.operations.put(endpoint.id(), endpoint);
            Role role = endpoint.role();
            if (role != null) {
                index.endpoints
                        .computeIfAbsent(role.resource(), name -> new ArrayList<>())
                        .add(endpoint);
            }
            String relationshipName = role instanceof LinkRole.Link link && link.adds()
                    ? link.relationship()
                    : role instanceof Role.EditList editList && editList.adds() ? editList.relationship() : null;
            if (relationshipName != null) {
                index.linking
                        .computeIfAbsent(relationshipName, name -> new ArrayList<>())
                        .add(endpoint);
            }
        }
        for (Relationship relationship : model.relationships()) {
            index.relationships
                    .computeIfAbsent(relationship.from(), name -> new ArrayList<>())
                    .add(relationship);
        }
        return index;
    }

    ApiModel model() {
        return model;
    }

    @Nullable
    Endpoint operation(EndpointId id) {
        return operations.get(id);
    }

    @Nullable
    Resource resource(ResourceName name) {
        return resources.get(name);
    }

    /** The names of all resources. */
    Set<String> resources() {
        Set<String> names = new LinkedHashSet<>();
        resources.keySet().forEach(each -> names.add(each.value()));
        return names;
    }

    /** The operations of a resource, in the order of the description. */
    List<Endpoint> on(ResourceName resource) {
        return endpoints.getOrDefault(resource, List.of());
    }

    List<Endpoint> on(ResourceName resource, WalkOrder order) {
        List<Endpoint> matches = on(resource).stream()
                .filter(each -> WalkOrder.of(each) == order)
                .toList();
        return order == WalkOrder.CREATE && matches.isEmpty() ? creating(resource) : matches;
    }

    /** The operations that create instances; if any of them return the created instance, only those. */
    List<Endpoint> creating(ResourceName resource) {
        List<Endpoint> creating = on(resource).stream()
                .filter(each -> each.role() instanceof Role.Create)
                .toList();
        List<Endpoint> returning = creating.stream()
                .filter(each -> each.role() != null && !WalkOrder.createsWithoutReply(each.role()))
                .toList();
        return returning.isEmpty() ? creating : returning;
    }

    /** The operations that create or replace an instance with the parameter bindings of another operation. */
    List<Endpoint> putting(Endpoint operation) {
        return on(operation
                        .parameterBindings()
                        .get(operation.parameterBindings().size() - 1)
                        .resource())
                .stream()
                .filter(each -> each.role() instanceof Role.Replace replace && replace.creates())
                .filter(each -> each.parameterBindings().equals(operation.parameterBindings()))
                .toList();
    }

    /** The operation that deletes the instance of an operation's last parameter binding, with the same parents, or null. */
    @Nullable
    Endpoint deleting(Endpoint operation) {
        List<ParameterBinding> bindings = operation.parameterBindings();
        if (bindings.isEmpty()) {
            return null;
        }
        for (Endpoint each : on(bindings.get(bindings.size() - 1).resource())) {
            List<ParameterBinding> others = each.parameterBindings();
            boolean same = each.role() instanceof Role.Delete && others.size() == bindings.size();
            for (int index = 0; same && index < bindings.size(); index++) {
                same = others.get(index).resource().equals(bindings.get(index).resource())
                        && others.get(index).member().equals(bindings.get(index).member());
            }
            if (same) {
                return each;
            }
        }
        return null;
    }

    /** The operations that create the associations of an operation: memberships, or the elements of a list member. */
    List<Endpoint> linking(Endpoint operation) {
        Role role = operation.role();
        if (role instanceof LinkRole.ReadLinked linked) {
            return linking.getOrDefault(linked.relationship(), List.of());
        }
        if (role instanceof LinkRole.Link link) {
            return link.adds() ? List.of() : linking.getOrDefault(link.relationship(), List.of());
        }
        if (role instanceof Role.EditList removed
                && !removed.adds()
                && removed.items().bodyAt() == null) {
            return on(role.resource()).stream()
                    .filter(each -> each.role() instanceof Role.EditList added
                            && added.adds()
                            && Objects.equals(added.member(), removed.member()))
                    .toList();
        }
        int last = operation.parameterBindings().size() - 1;
        ResourceName parent = role instanceof Role.Read && last > 0
                ? operation.parameterBindings().get(last - 1).resource()
                : null;
        return role == null || parent == null
                ? List.of()
                : on(role.resource()).stream()
                        .filter(each -> each.role() instanceof Role.EditList editList
                                && editList.member() != null
                                && editList.adds()
                                && parent.equals(editList.items().resource()))
                        .toList();
    }

    /** The relationships from a resource to others. */
    List<Relationship> from(ResourceName resource) {
        return relationships.getOrDefault(resource, List.of());
    }
}
