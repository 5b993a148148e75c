package dev.ectype.runtime.state.journal;

import dev.ectype.runtime.state.id.ResourceName;
import dev.ectype.runtime.state.table.StateSchema;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One thing that a write changed, complete enough to take it back or to do it again. */
public sealed interface StateChange {
    /** Whether it is a change of what the API is about, and not of what is kept beside it. */
    default boolean isApiChange() {
        return !(this instanceof RowChange row) || !row.resource().equals(StateSchema.AUXILIARY);
    }

    /** A row was inserted (no before), replaced, or removed (no after). */
    record RowChange(
            ResourceName resource,
            String id,
            @Nullable Image before,
            @Nullable Image after) implements StateChange {}

    /** What a removed row leaves behind came or went. */
    record TombstoneChange(
            ResourceName resource,
            String id,
            @Nullable Image before,
            @Nullable Image after) implements StateChange {}

    /** A counter moved; that of a resource has the resource's name. */
    record CounterChange(String counter, long before, long after) implements StateChange {}

    /** A row at one moment. */
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
