package dev.ectype.controlplane.snapshot;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Represents a different instance with the values of its members.
 *
 * @param moved the instance, and how it differs
 * @param members the first different members
 * @param more the number of further different members
 */
public record ComparedInstance(SnapshotDiff.Moved moved, List<Member> members, int more) {
    /**
     * Holds the values of a member as JSON, cut if they are long.
     *
     * @param before the value before; null if the member was absent
     * @param after the value after; null if the member is absent
     */
    public record Member(
            String name, @Nullable String before, @Nullable String after) {}
}
