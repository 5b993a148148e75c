package dev.ectype.runtime.state.journal;

import dev.ectype.runtime.state.id.ResourceName;
import dev.ectype.runtime.state.table.StateSchema;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Describes one change of a write, complete enough to undo or redo it. */
public sealed interface StateChange {
    /** Returns true for a change of the API's resources, false for a change of auxiliary documents. */
    default boolean isApiChange() {
        return !(this instanceof RowChange row) || !row.resource().equals(StateSchema.AUXILIARY);
    }

    /** Describes an inserted (no before), replaced or removed (no after) row. */
    record RowChange(
            ResourceName resource,
            String id,
            @Nullable Image before,
            @Nullable Image after) implements StateChange {}

    /** Describes an added or removed tombstone. */
    record TombstoneChange(
            ResourceName resource,
            String id,
            @Nullable Image before,
            @Nullable Image after) implements StateChange {}

    /** Describes a changed counter. A resource's counter has the name of the resource. */
    record CounterChange(String counter, long before, long after) implements StateChange {}

    /** Captures a row at one moment. */
    record Image(long sequence, long version, @Nullable String owner, byte[] document) {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Image that
                    && sequence == that.sequence
                    && version == that.version
                    && Objects.equals(owner, that.owner)
                    && Arrays.equals(document, that.document);
        }

        @Override
        public int hashCode() {
            return Long.hashCode(sequence) * 31 + Arrays.hashCode(document);
        }
    }
}
