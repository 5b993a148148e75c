package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.AsyncCompletion;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Builds the state machine of each resource. */
final class StateMachineBuilder {
    /** The state of a missing instance. */
    static final String ABSENT = "";

    private static final String PRESENT = "present";

    private final ApiModel model;

    StateMachineBuilder(ApiModel model) {
        this.model = model;
    }

    List<StateMachine> build() {
        Map<ResourceName, List<StateMachine.StateChange>> changes = new LinkedHashMap<>();
        Map<ResourceName, List<String>> states = new LinkedHashMap<>();
        for (Resource resource : model.resources()) {
            changes.put(resource.name(), new ArrayList<>());
            states.put(resource.name(), states(resource));
        }
        for (Endpoint endpoint : model.endpoints()) {
            Role role = endpoint.role();
            if (role != null && changes.containsKey(role.resource())) {
                List<StateMachine.StateChange> known = changes.get(role.resource());
                known.addAll(changes(endpoint, role, states.getOrDefault(role.resource(), List.of())));
            }
        }
        return model.resources().stream()
                .map(resource -> machine(resource, states, changes))
                .toList();
    }

    private static StateMachine machine(
            Resource resource,
            Map<ResourceName, List<String>> states,
            Map<ResourceName, List<StateMachine.StateChange>> changes) {
        String member =
                resource.lifecycle() == null ? null : resource.lifecycle().member();
        return new StateMachine(
                resource.name(),
                member,
                states.getOrDefault(resource.name(), List.of()),
                changes.getOrDefault(resource.name(), List.of()));
    }

    private static List<String> states(Resource resource) {
        Resource.Lifecycle lifecycle = resource.lifecycle();
        return lifecycle == null || lifecycle.states().isEmpty() ? List.of(PRESENT) : lifecycle.states();
    }

    private static List<StateMachine.StateChange> changes(Endpoint endpoint, Role role, List<String> states) {
        List<StateMachine.StateChange> changes = new ArrayList<>();
        if (role.creates()) {
            changes.add(new StateMachine.StateChange(ABSENT, states.get(0), endpoint.id()));
        } else if (role instanceof Role.Delete) {
            states.forEach(state -> changes.add(new StateMachine.StateChange(state, ABSENT, endpoint.id())));
        } else if (role instanceof Role.Read read) {
            settled(endpoint, read, states, changes);
        } else if (role instanceof Role.Act act) {
            act.from().forEach(state -> changes.add(new StateMachine.StateChange(state, act.to(), endpoint.id())));
            Role.Act.ConditionalTarget conditional = act.conditionalTarget();
            if (conditional != null) {
                act.from()
                        .forEach(state ->
                                changes.add(new StateMachine.StateChange(state, conditional.to(), endpoint.id())));
            }
        }
        return changes;
    }

    private static void settled(
            Endpoint endpoint, Role.Read read, List<String> states, List<StateMachine.StateChange> changes) {
        AsyncCompletion completion = read.completion();
        if (completion != null && states.contains(completion.done())) {
            completion
                    .pending()
                    .forEach(state ->
                            changes.add(new StateMachine.StateChange(state, completion.done(), endpoint.id())));
        }
    }
}
