package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.resource.ResourceName;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Holds the instances that the steps of one operation find, outermost first, each under a unique name. */
final class FoundInstances {
    private final ResourceIndex resources;
    private final VariableNames names = new VariableNames();
    private final List<Found> found = new ArrayList<>();

    private record Found(ResourceName resource, String as) {}

    FoundInstances(ResourceIndex resources) {
        this.resources = resources;
    }

    /** Returns a new name for a result that is no lookup. */
    String name(ResourceName resource) {
        return names.fresh(resource);
    }

    void add(ResourceName resource, String as) {
        found.add(new Found(resource, as));
    }

    boolean has(ResourceName resource) {
        return found.stream().anyMatch(one -> one.resource().equals(resource));
    }

    /** Returns the innermost instance of a resource. */
    String target(ResourceName resource) {
        String target = null;
        for (Found one : found) {
            target = one.resource().equals(resource) ? one.as() : target;
        }
        return Objects.requireNonNull(target, resource::value);
    }

    /** Returns the innermost instance, or null if there is none. */
    @Nullable
    String innermost() {
        return before(0);
    }

    /** Returns the innermost instance before the last {@code last} ones, or null if there is none. */
    @Nullable
    String before(int last) {
        int at = found.size() - last - 1;
        return at < 0 ? null : found.get(at).as();
    }

    /** Returns the innermost instance to which the resource is related, or null. */
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
