package dev.ectype.launcher.judge.client;

import java.util.List;

/**
 * Holds what a client saw of the operations that create and read the same kind of instances.
 *
 * @param create the operation that creates, in words
 * @param contradictions the responses that the client did not expect; none if the group remembers
 */
public record GroupMemory(String create, List<Contradiction> contradictions) {
    public GroupMemory {
        contradictions = List.copyOf(contradictions);
    }

    public boolean isRemembered() {
        return contradictions.isEmpty();
    }
}
