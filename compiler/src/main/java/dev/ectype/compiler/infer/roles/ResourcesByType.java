package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.resources.JoinGroupsOfOneType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the resource of a type, for operations at paths that are none of a resource. */
final class ResourcesByType {
    private final Map<TypeName, ResourceDraft> byType = new LinkedHashMap<>();

    private ResourcesByType() {}

    /**
     * Indexes the resources by their stored and listed types. Of several, the only one with a read operation counts;
     * otherwise the type is ambiguous.
     */
    static ResourcesByType of(ModelDraft draft) {
        Map<TypeName, Set<ResourceDraft>> all = new LinkedHashMap<>();
        for (ResourceDraft resource : draft.resources()) {
            for (TypeName name :
                    resource.singleton ? List.<TypeName>of() : JoinGroupsOfOneType.names(draft, resource)) {
                all.computeIfAbsent(name, key -> new LinkedHashSet<>()).add(resource);
            }
        }
        ResourcesByType index = new ResourcesByType();
        all.forEach((name, resources) -> {
            List<ResourceDraft> read = resources.size() == 1
                    ? List.copyOf(resources)
                    : resources.stream()
                            .filter(resource -> resource.isRead(draft))
                            .toList();
            if (read.size() == 1) {
                index.byType.put(name, read.get(0));
            }
        });
        return index;
    }

    @Nullable
    ResourceDraft of(ModelDraft draft, TypeRef type) {
        for (TypeName name : draft.shapes.names(type)) {
            ResourceDraft resource = byType.get(name);
            if (resource != null) {
                return resource;
            }
        }
        return null;
    }

    /** Returns the resource of the collection right above a literal, or null. */
    static @Nullable ResourceDraft above(ModelDraft draft, OperationRoute route) {
        SegmentedPath path = route.path();
        ResourceDraft above = path.endsWithLiteral() && path.size() > 1 ? draft.at(path.parent()) : null;
        return above != null && !above.singleton && above.collections.contains(path.parent()) ? above : null;
    }

    /** Returns the last literal of a path, or {@code items} for a path without one. */
    static String noun(OperationRoute route) {
        for (int at = route.path().size() - 1; at >= 0; at--) {
            SegmentedPath.Segment segment = route.path().segments().get(at);
            if (!segment.isParameter()) {
                return segment.literal();
            }
        }
        return "items";
    }
}
