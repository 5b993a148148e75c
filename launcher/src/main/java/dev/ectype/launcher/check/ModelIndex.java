package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Indexes an API's operations and relationships by resource: some descriptions have tens of thousands. */
final class ModelIndex {
    private final ApiModel model;
    private final Map<ResourceName, Resource> resources = new LinkedHashMap<>();
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
            Role role = endpoint.role();
            if (role != null) {
                index.endpoints
                        .computeIfAbsent(role.resource(), name -> new ArrayList<>())
                        .add(endpoint);
            }
            String tied = role instanceof Role.Link link && link.adds()
                    ? link.relationship()
                    : role instanceof Role.EditList gather && gather.edit() != Role.EditList.Edit.REMOVE
                            ? gather.relationship()
                            : null;
            if (tied != null) {
                index.linking.computeIfAbsent(tied, name -> new ArrayList<>()).add(endpoint);
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
    Resource resource(ResourceName name) {
        return resources.get(name);
    }

    /** The operations of a resource, in the order of the description. */
    List<Endpoint> on(ResourceName resource) {
        return endpoints.getOrDefault(resource, List.of());
    }

    List<Endpoint> on(ResourceName resource, WalkOrder turn) {
        List<Endpoint> found =
                on(resource).stream().filter(each -> WalkOrder.of(each) == turn).toList();
        return turn == WalkOrder.CREATE && found.isEmpty() ? creating(resource) : found;
    }

    /** The operations that create instances; if any of them return the created instance, only those. */
    List<Endpoint> creating(ResourceName resource) {
        List<Endpoint> creating = on(resource).stream()
                .filter(each -> each.role() instanceof Role.Create)
                .toList();
        List<Endpoint> shown = creating.stream()
                .filter(each -> each.role() != null && !WalkOrder.createsWithoutReply(each.role()))
                .toList();
        return shown.isEmpty() ? creating : shown;
    }

    /** The operations that create or replace an instance with the parameter bindings of another operation. */
    List<Endpoint> putting(Endpoint asked) {
        return on(asked.parameterBindings()
                        .get(asked.parameterBindings().size() - 1)
                        .resource())
                .stream()
                .filter(each -> each.role() instanceof Role.Replace replace && replace.creates())
                .filter(each -> each.parameterBindings().equals(asked.parameterBindings()))
                .toList();
    }

    /** The operations that create the associations of an operation: memberships, or the elements of a list member. */
    List<Endpoint> linking(Endpoint asked) {
        Role role = asked.role();
        if (role instanceof Role.ReadLinked linked) {
            return linking.getOrDefault(linked.relationship(), List.of());
        }
        if (role instanceof Role.Link link) {
            return link.adds() ? List.of() : linking.getOrDefault(link.relationship(), List.of());
        }
        int last = asked.parameterBindings().size() - 1;
        ResourceName holder = role instanceof Role.Read && last > 0
                ? asked.parameterBindings().get(last - 1).resource()
                : null;
        return role == null || holder == null
                ? List.of()
                : on(role.resource()).stream()
                        .filter(each -> each.role() instanceof Role.EditList gather
                                && gather.member() != null
                                && gather.edit() != Role.EditList.Edit.REMOVE
                                && holder.equals(gather.items().resource()))
                        .toList();
    }

    /** The relationships from a resource to others. */
    List<Relationship> from(ResourceName resource) {
        return relationships.getOrDefault(resource, List.of());
    }
}
