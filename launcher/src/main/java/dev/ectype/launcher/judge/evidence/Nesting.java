package dev.ectype.launcher.judge.evidence;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.launcher.judge.words.WordComparison;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads from paths below which collections the instances of a resource are. */
final class Nesting {
    private final EvidenceContext context;

    Nesting(EvidenceContext context) {
        this.context = context;
    }

    /** Returns the nouns before outer parameters in the paths of a resource: {@code calendars} for its events. */
    Set<String> outerNouns(ResourceName resource) {
        Set<String> nouns = new LinkedHashSet<>();
        for (Endpoint endpoint : context.on(resource)) {
            DescribedOperation operation = context.described(endpoint);
            if (operation != null) {
                nouns.addAll(outer(operation));
            }
        }
        return nouns;
    }

    /** Returns the nouns before the parameters that are not the last segment. */
    static List<String> outer(DescribedOperation operation) {
        List<String> nouns = new ArrayList<>();
        for (int index = 1; index < operation.segments().size() - 1; index++) {
            if (operation.parameter(index) != null && operation.parameter(index - 1) == null) {
                nouns.add(operation.segments().get(index - 1));
            }
        }
        return nouns;
    }

    /** Returns whether a path of the resource goes through instances of another resource. */
    boolean isBelow(ResourceName resource, ResourceName outer) {
        for (String noun : outerNouns(resource)) {
            if (WordComparison.alike(noun, outer.value())) {
                return true;
            }
        }
        return context.on(resource).stream()
                .flatMap(each -> each.parameterBindings().stream())
                .anyMatch(each -> each.resource().equals(outer));
    }

    /** Returns the resource of the innermost outer parameter, if it is the same in all paths of a resource; else null. */
    @Nullable
    ResourceName nearest(ResourceName resource) {
        ResourceName nearest = null;
        for (Endpoint endpoint : context.on(resource)) {
            DescribedOperation operation = context.described(endpoint);
            ResourceName found = operation == null ? null : nearest(endpoint, operation, resource);
            if (found == null || nearest != null && !nearest.equals(found)) {
                return null;
            }
            nearest = found;
        }
        return nearest;
    }

    private @Nullable ResourceName nearest(Endpoint endpoint, DescribedOperation operation, ResourceName resource) {
        ResourceName nearest = null;
        for (int index = 0; index < operation.segments().size(); index++) {
            String parameter = operation.parameter(index);
            ResourceName bound = parameter == null ? null : context.bound(endpoint, parameter);
            if (bound == null && parameter != null) {
                return null;
            }
            nearest = bound != null && !bound.equals(resource) ? bound : nearest;
        }
        return nearest;
    }

    /** Returns whether a query parameter or a body member of an operation identifies an instance of another resource. */
    static boolean binds(Endpoint endpoint, ResourceName resource) {
        for (ParameterBinding binding : endpoint.parameterBindings()) {
            if (binding.resource().equals(resource)) {
                return true;
            }
        }
        return false;
    }
}
