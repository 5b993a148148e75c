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
    private final OperationWalk round;
    private final ModelIndex model;
    private final KnownInstances instances;

    StatePreparer(OperationWalk round, ModelIndex model, KnownInstances instances) {
        this.round = round;
        this.model = model;
        this.instances = instances;
    }

    @Nullable
    KnownInstance inState(Endpoint asked, Role.Act act) throws IOException {
        KnownInstance fresh = round.create(asked);
        if (fresh != null && isReady(fresh, act)) {
            return fresh;
        }
        for (KnownInstance each : instances.all(act.resource())) {
            if (isReady(each, act)) {
                return each;
            }
        }
        KnownInstance start = fresh == null ? instances.subject(asked) : fresh;
        if (start != null && path(start, act).isEmpty()) {
            KnownInstance other = byConditionalTransition(asked, act);
            start = other == null ? start : other;
        }
        return start == null ? null : transitioned(start, act);
    }

    /** Creates an instance with the member value that makes a transition end in a start state of the action. */
    private @Nullable KnownInstance byConditionalTransition(Endpoint asked, Role.Act wanted) throws IOException {
        for (Endpoint endpoint : model.on(wanted.resource())) {
            Role.Act.ConditionalTarget detour =
                    endpoint.role() instanceof Role.Act act ? act.conditionalTarget() : null;
            if (detour != null && wanted.from().contains(detour.to())) {
                Document value = detour.value().equals("false") ? Json.parse("false") : Document.of(detour.value());
                Map<MemberPath, Document> told = new LinkedHashMap<>();
                told.put(MemberPath.of(detour.member()), value);
                return round.create(asked, told);
            }
        }
        return null;
    }

    private KnownInstance transitioned(KnownInstance start, Role.Act act) throws IOException {
        for (Endpoint step : path(start, act)) {
            int index = instances.all(act.resource()).indexOf(start);
            round.answer(step, start);
            start = index < 0 ? start : instances.all(act.resource()).get(index);
        }
        return start;
    }

    /** The shortest sequence of actions to a start state of the requested action; empty if there is none. */
    private List<Endpoint> path(KnownInstance start, Role.Act wanted) {
        String from = state(start, wanted.member());
        if (from == null) {
            return List.of();
        }
        Map<String, List<Endpoint>> ways = new LinkedHashMap<>();
        Deque<String> open = new ArrayDeque<>(List.of(from));
        ways.put(from, List.of());
        while (!open.isEmpty()) {
            String state = open.remove();
            List<Endpoint> way = ways.getOrDefault(state, List.of());
            if (wanted.from().contains(state)) {
                return way;
            }
            for (Endpoint endpoint : model.on(wanted.resource())) {
                if (endpoint.role() instanceof Role.Act act
                        && act.from().contains(state)
                        && !ways.containsKey(target(act, start))) {
                    List<Endpoint> longer = new ArrayList<>(way);
                    longer.add(endpoint);
                    ways.put(target(act, start), longer);
                    open.add(target(act, start));
                }
            }
        }
        return List.of();
    }

    /** The state of an instance after an action; a member of the instance may select another target state. */
    private static String target(Role.Act act, KnownInstance instance) {
        Role.Act.ConditionalTarget detour = act.conditionalTarget();
        Document value = detour == null ? null : instance.document().member(detour.member());
        boolean stops = detour != null
                && value != null
                && detour.value().equals(value.isString() ? value.text() : value.literal());
        return detour != null && stops ? detour.to() : act.to();
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
