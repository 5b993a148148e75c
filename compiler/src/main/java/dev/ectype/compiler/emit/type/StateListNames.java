package dev.ectype.compiler.emit.type;

import dev.ectype.compiler.emit.java.JavaNames;
import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.graph.step.ChangeStep;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Assigns the names of the constants for lists of states from which several operations change an instance. */
final class StateListNames {
    /** The length limit of names that contain every state. */
    private static final int LONGEST = 40;

    private final Map<ResourceName, Map<StateList, String>> names = new LinkedHashMap<>();

    /** Holds values of a state member, in the order of an operation. */
    record StateList(MemberPath member, List<String> states) {
        StateList {
            states = List.copyOf(states);
        }
    }

    /**
     * @param values returns all values of a member of a resource, or none if they are not listed
     * @param used returns the names of a resource's other constants
     */
    StateListNames(
            BehaviorGraph graph,
            BiFunction<ResourceName, MemberPath, List<String>> values,
            Function<ResourceName, JavaNames> used) {
        Map<ResourceName, Map<StateList, Integer>> counts = new LinkedHashMap<>();
        graph.behaviors().forEach(behavior -> behavior.steps().forEach(step -> count(step, counts)));
        counts.forEach((resource, lists) -> {
            JavaNames free = used.apply(resource);
            Map<StateList, String> repeated = new LinkedHashMap<>();
            lists.forEach((list, count) -> {
                if (count > 1 && list.states().size() > 1) {
                    repeated.put(list, free.constant(words(list, values.apply(resource, list.member()))));
                }
            });
            names.put(resource, repeated);
        });
    }

    private static void count(Step step, Map<ResourceName, Map<StateList, Integer>> counts) {
        if (step instanceof ChangeStep.Transition transition) {
            StateList list = new StateList(MemberPath.ofDots(transition.member()), transition.from());
            counts.computeIfAbsent(transition.resource(), name -> new LinkedHashMap<>())
                    .merge(list, 1, Integer::sum);
        }
        if (step instanceof ChangeStep.AdvanceOperation advance) {
            StateList list = new StateList(MemberPath.ofDots(advance.member()), advance.pending());
            counts.computeIfAbsent(advance.resource(), name -> new LinkedHashMap<>())
                    .merge(list, 1, Integer::sum);
        }
    }

    private static String words(StateList list, List<String> values) {
        List<String> others = new ArrayList<>(values);
        others.removeAll(list.states());
        if (!values.isEmpty() && others.isEmpty()) {
            List<String> path = list.member().names();
            return "any_" + path.get(path.size() - 1);
        }
        String states = String.join("_or_", list.states());
        if (states.length() <= LONGEST) {
            return states;
        }
        return others.size() == 1
                ? "not_" + others.get(0)
                : list.states().get(0) + "_or_" + (list.states().size() - 1) + "_others";
    }

    void rename(ResourceName resource, UnaryOperator<String> name) {
        of(resource).replaceAll((list, old) -> name.apply(old));
    }

    /** Returns the constants of a resource by list. */
    Map<StateList, String> of(ResourceName resource) {
        return names.getOrDefault(resource, new LinkedHashMap<>());
    }

    /** Returns the constant of a list, or null for a list that one operation uses. */
    @Nullable
    String name(ResourceName resource, MemberPath member, List<String> states) {
        return of(resource).get(new StateList(member, states));
    }
}
