package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.resource.ResourceName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The states of one resource and the operations that move it between them.
 *
 * @param member the member that holds the state, or null when it only exists or not
 */
public record StateMachine(
        ResourceName resource, @Nullable String member, List<String> states, List<StateChange> transitions) {
    public StateMachine {
        states = List.copyOf(states);
        transitions = List.copyOf(transitions);
    }

    /** One edge; {@code from} or {@code to} is empty where the instance does not exist. */
    public record StateChange(String from, String to, EndpointId endpoint) {}
}
