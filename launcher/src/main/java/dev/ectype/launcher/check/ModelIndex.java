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
            if (role instanceof Role.Link link && link.ties()) {
                index.tying
                        .computeIfAbsent(link.relationship(), name -> new ArrayList<>())
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

    /** The operations that tie the pairs of a relationship. */
    List<Endpoint> tying(String relationship) {
        return tying.getOrDefault(relationship, List.of());
    }

    /** The relationships in which instances of a resource point at others. */
    List<Relationship> from(ResourceName resource) {
        return relationships.getOrDefault(resource, List.of());
    }
}
