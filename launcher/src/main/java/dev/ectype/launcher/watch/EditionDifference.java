package dev.ectype.launcher.watch;

import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.Plan;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The operations and resources, by name, in which a later edition of an API differs from an earlier one. */
public record EditionDifference(
        List<String> newOperations,
        List<String> goneOperations,
        List<String> newResources,
        List<String> goneResources) {
    public EditionDifference {
        newOperations = List.copyOf(newOperations);
        goneOperations = List.copyOf(goneOperations);
        newResources = List.copyOf(newResources);
        goneResources = List.copyOf(goneResources);
    }

    static EditionDifference between(Plan before, Plan after) {
        List<String> earlier = operations(before);
        List<String> later = operations(after);
        Set<String> had = before.resources().keySet();
        Set<String> has = after.resources().keySet();
        return new EditionDifference(
                without(later, earlier), without(earlier, later), without(has, had), without(had, has));
    }

    private static List<String> operations(Plan plan) {
        return plan.operations().stream().map(OperationPlan::id).toList();
    }

    private static List<String> without(Collection<String> all, Collection<String> others) {
        Set<String> rest = new LinkedHashSet<>(all);
        rest.removeAll(new LinkedHashSet<>(others));
        return List.copyOf(rest);
    }
}
