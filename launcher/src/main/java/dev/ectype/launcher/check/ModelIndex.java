package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Relationship;
import dev.ectype.compiler.ir.Resource;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An API's operations and relationships by the resource that they are about: some descriptions have tens of thousands. */
final class ModelIndex {
    private final ApiModel model;
    private final Map<ResourceName, Resource> resources = new LinkedHashMap<>();
    private final Map<ResourceName, List<Endpoint>> endpoints = new LinkedHashMap<>();
    private final Map<ResourceName, List<Relationship>> relationships = new LinkedHashMap<>();
    private final Map<String, List<Endpoint>> tying = new LinkedHashMap<>();

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
            String tied = role instanceof Role.Link link && link.ties()
                    ? link.relationship()
                    : role instanceof Role.Gather gather && gather.deed() != Role.Gather.Deed.REMOVE
                            ? gather.relationship()
                            : null;
            if (tied != null) {
                index.tying.computeIfAbsent(tied, name -> new ArrayList<>()).add(endpoint);
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

    /** The operations that do something to a resource, in the order of the description. */
    List<Endpoint> on(ResourceName resource) {
        return endpoints.getOrDefault(resource, List.of());
    }

    List<Endpoint> on(ResourceName resource, Turn turn) {
        List<Endpoint> found =
                on(resource).stream().filter(each -> Turn.of(each) == turn).toList();
        return turn == Turn.CREATE && found.isEmpty() ? creating(resource) : found;
    }

    /** The operations that make some, of those that show what they made if there are any. */
    List<Endpoint> creating(ResourceName resource) {
        List<Endpoint> creating = on(resource).stream()
                .filter(each -> each.role() instanceof Role.Create)
                .toList();
        List<Endpoint> shown = creating.stream()
                .filter(each -> each.role() != null && !Turn.makesUnseen(each.role()))
                .toList();
        return shown.isEmpty() ? creating : shown;
    }

    /** The operations that put something under the name by which another operation finds it. */
    List<Endpoint> putting(Endpoint asked) {
        return on(asked.ties().get(asked.ties().size() - 1).resource()).stream()
                .filter(each -> each.role() instanceof Role.Replace replace && replace.creates())
                .filter(each -> each.ties().equals(asked.ties()))
                .toList();
    }

    /** The operations that tie what another needs to be tied: the pairs of a relationship, or those that a member lists. */
    List<Endpoint> tying(Endpoint asked) {
        Role role = asked.role();
        if (role instanceof Role.Linked linked) {
            return tying.getOrDefault(linked.relationship(), List.of());
        }
        if (role instanceof Role.Link link) {
            return link.ties() ? List.of() : tying.getOrDefault(link.relationship(), List.of());
        }
        int last = asked.ties().size() - 1;
        ResourceName holder = role instanceof Role.Read && last > 0
                ? asked.ties().get(last - 1).resource()
                : null;
        return role == null || holder == null
                ? List.of()
                : on(role.resource()).stream()
                        .filter(each -> each.role() instanceof Role.Gather gather
                                && gather.member() != null
                                && gather.deed() != Role.Gather.Deed.REMOVE
                                && holder.equals(gather.things().resource()))
                        .toList();
    }

    /** The relationships in which instances of a resource point at others. */
    List<Relationship> from(ResourceName resource) {
        return relationships.getOrDefault(resource, List.of());
    }
}
