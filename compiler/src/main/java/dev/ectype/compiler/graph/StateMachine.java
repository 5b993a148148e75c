package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.resource.ResourceName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes the states of one resource and the operations that move it between them.
 *
 * @param member the state member, or null if an instance only exists or not
 */
public record StateMachine(
        ResourceName resource, @Nullable String member, List<String> states, List<StateChange> transitions) {
    public StateMachine {
        states = List.copyOf(states);
        transitions = List.copyOf(transitions);
    }

    /** Describes one transition. {@code from} or {@code to} is empty for a missing instance. */
    public record StateChange(String from, String to, EndpointId endpoint) {}
}
