package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.resource.ResourceName;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What the steps of one operation find, outermost first, each by a name of its own. */
final class FoundInstances {
    private final ResourceIndex resources;
    private final VariableNames names = new VariableNames();
    private final List<Found> found = new ArrayList<>();

    private record Found(ResourceName resource, String as) {}

    FoundInstances(ResourceIndex resources) {
        this.resources = resources;
    }

    /** A new name for what is not found by itself. */
    String name(ResourceName resource) {
        return names.fresh(resource);
    }

    void add(ResourceName resource, String as) {
        found.add(new Found(resource, as));
    }

    boolean has(ResourceName resource) {
        return found.stream().anyMatch(one -> one.resource().equals(resource));
    }

    /** The innermost of a resource that was found. */
    String target(ResourceName resource) {
        String target = null;
        for (Found one : found) {
            target = one.resource().equals(resource) ? one.as() : target;
        }
        return Objects.requireNonNull(target, resource::value);
    }

    /** The innermost of all, or null where nothing was found. */
    @Nullable
    String innermost() {
        return before(0);
    }

    /** The innermost but for the last so many, or null where there is nothing before them. */
    @Nullable
    String before(int last) {
        int at = found.size() - last - 1;
        return at < 0 ? null : found.get(at).as();
    }

    /** The innermost of what was found to which the resource is related. */
    @Nullable
    String related(ResourceName resource) {
        for (int at = found.size() - 1; at >= 0; at--) {
            if (resources.isWithin(resource, found.get(at).resource())) {
                return found.get(at).as();
            }
        }
        return null;
    }
}
