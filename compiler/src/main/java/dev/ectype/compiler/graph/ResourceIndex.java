package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Indexes the resources of a model by name, with their relationships. */
final class ResourceIndex {
    private final Map<ResourceName, Resource> byName = new LinkedHashMap<>();
    private final Map<ResourceName, List<ResourceName>> related = new LinkedHashMap<>();

    private final Set<ResourceName> deleted = new LinkedHashSet<>();

    private ResourceIndex() {}

    static ResourceIndex of(ApiModel model) {
        ResourceIndex index = new ResourceIndex();
        for (Resource resource : model.resources()) {
            index.byName.put(resource.name(), resource);
            if (resource.parent() != null) {
                index.relate(resource.name(), resource.parent());
            }
        }
        for (Relationship relationship : model.relationships()) {
            if (relationship.kind() != Relationship.Kind.PIECES) {
                index.relate(relationship.from(), relationship.to());
            }
        }
        for (Endpoint endpoint : model.endpoints()) {
            if (endpoint.role() instanceof Role.Delete delete) {
                index.deleted.add(delete.resource());
            }
        }
        return index;
    }

    private void relate(ResourceName from, ResourceName to) {
        related.computeIfAbsent(from, key -> new ArrayList<>()).add(to);
    }

    @Nullable
    Resource find(ResourceName name) {
        return byName.get(name);
    }

    /** Returns whether an operation deletes an instance. */
    boolean isDeleted(ResourceName name) {
        return deleted.contains(name);
    }

    /** Returns whether a resource belongs to or refers to the other. */
    boolean isWithin(ResourceName resource, ResourceName parent) {
        return related.getOrDefault(resource, List.of()).contains(parent);
    }
}
