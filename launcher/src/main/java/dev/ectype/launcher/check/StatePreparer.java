package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds an instance in a start state of an action, or moves an instance there by other actions. */
final class StatePreparer {
    private final OperationWalk walk;
    private final ModelIndex model;
    private final KnownInstances instances;

    StatePreparer(OperationWalk walk, ModelIndex model, KnownInstances instances) {
        this.walk = walk;
        this.model = model;
        this.instances = instances;
    }

    @Nullable
    KnownInstance inState(Endpoint operation, Role.Act act) throws IOException {
        KnownInstance fresh = walk.create(operation);
        if (fresh != null && isReady(fresh, act)) {
            return fresh;
        }
        for (KnownInstance each : instances.all(act.resource())) {
            if (isReady(each, act)) {
                return each;
            }
        }
        KnownInstance start = fresh == null ? instances.subject(operation) : fresh;
        if (start != null && path(start, act).isEmpty()) {
            KnownInstance prepared = byConditionalTransition(operation, act);
            start = prepared == null ? start : prepared;
        }
        return start == null ? null : transitioned(start, act);
    }

    /** Creates an instance with the member value that makes a transition end in a start state of the action. */
    private @Nullable KnownInstance byConditionalTransition(Endpoint operation, Role.Act action) throws IOException {
        for (Endpoint endpoint : model.on(action.resource())) {
            Role.Act.ConditionalTarget conditional =
                    endpoint.role() instanceof Role.Act act ? act.conditionalTarget() : null;
            if (conditional != null && action.from().contains(conditional.to())) {
                Document value =
                        conditional.value().equals("false") ? Json.parse("false") : Document.of(conditional.value());
                Map<MemberPath, Document> members = new LinkedHashMap<>();
                members.put(MemberPath.of(conditional.member()), value);
                return walk.create(operation, members);
            }
        }
        return null;
    }

    private KnownInstance transitioned(KnownInstance start, Role.Act act) throws IOException {
        for (Endpoint step : path(start, act)) {
            int index = instances.all(act.resource()).indexOf(start);
            walk.send(step, start);
            start = index < 0 ? start : instances.all(act.resource()).get(index);
        }
        return start;
    }

    /** The shortest sequence of actions to a start state of the requested action; empty if there is none. */
    private List<Endpoint> path(KnownInstance start, Role.Act action) {
        String from = state(start, action.member());
        if (from == null) {
            return List.of();
        }
        Map<String, List<Endpoint>> stepsByState = new LinkedHashMap<>();
        Deque<String> queue = new ArrayDeque<>(List.of(from));
        stepsByState.put(from, List.of());
        while (!queue.isEmpty()) {
            String state = queue.remove();
            List<Endpoint> steps = stepsByState.getOrDefault(state, List.of());
            if (action.from().contains(state)) {
                return steps;
            }
            for (Endpoint endpoint : model.on(action.resource())) {
                if (endpoint.role() instanceof Role.Act act
                        && act.from().contains(state)
                        && !stepsByState.containsKey(target(act, start))) {
                    List<Endpoint> extended = new ArrayList<>(steps);
                    extended.add(endpoint);
                    stepsByState.put(target(act, start), extended);
                    queue.add(target(act, start));
                }
            }
        }
        return List.of();
    }

    /** The state of an instance after an action; a member of the instance may select another target state. */
    private static String target(Role.Act act, KnownInstance instance) {
        Role.Act.ConditionalTarget conditional = act.conditionalTarget();
        Document value = conditional == null ? null : instance.document().member(conditional.member());
        boolean diverted = conditional != null
                && value != null
                && conditional.value().equals(value.isString() ? value.text() : value.literal());
        return conditional != null && diverted ? conditional.to() : act.to();
    }

    private static boolean isReady(KnownInstance instance, Role.Act act) {
        String state = state(instance, act.member());
        return act.from().isEmpty() || state != null && act.from().contains(state);
    }

    private static @Nullable String state(KnownInstance instance, String member) {
        Document value = instance.document().member(member);
        return value == null || !value.isString() ? null : value.text();
    }
}
