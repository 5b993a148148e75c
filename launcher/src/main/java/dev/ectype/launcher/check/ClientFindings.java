package dev.ectype.launcher.check;

import dev.ectype.launcher.judge.client.Contradiction;
import dev.ectype.launcher.judge.client.GroupMemory;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Holds what a client found in an emulator, beyond valid responses.
 *
 * @param groups the groups of operations that create and read the same kind of instances
 * @param bound the bound operations of each protocol
 * @param unbound a line for each operation of which the check saw no stored instance
 * @param described the number of members that the schemas of responses describe
 * @param returned the number of those that a response contained, with a value that is not null
 */
public record ClientFindings(
        List<GroupMemory> groups, Map<Wire, BoundCount> bound, List<String> unbound, int described, int returned) {
    static final ClientFindings NONE = new ClientFindings(List.of(), new LinkedHashMap<>(), List.of(), 0, 0);

    public ClientFindings {
        groups = List.copyOf(groups);
        bound = new LinkedHashMap<>(bound);
        unbound = List.copyOf(unbound);
    }

    /**
     * Counts operations of one protocol.
     *
     * @param bound the operations whose stored instance was read or changed
     */
    public record BoundCount(int bound, int operations) {
        public BoundCount plus(BoundCount other) {
            return new BoundCount(bound + other.bound, operations + other.operations);
        }
    }

    /** Returns the number of groups whose instances a client finds with the values that it sent. */
    public int remembered() {
        return (int) groups.stream().filter(GroupMemory::isRemembered).count();
    }

    /** Returns the number of bound operations of all protocols. */
    public int allBound() {
        return bound.values().stream().mapToInt(BoundCount::bound).sum();
    }

    /** Returns a line for each response that the client did not expect. */
    public List<String> contradictions() {
        return groups.stream()
                .flatMap(group -> group.contradictions().stream())
                .map(Contradiction::line)
                .toList();
    }
}
