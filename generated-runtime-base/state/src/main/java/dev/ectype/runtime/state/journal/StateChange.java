package dev.ectype.runtime.state.journal;

import dev.ectype.runtime.state.id.ResourceName;
import dev.ectype.runtime.state.table.StateSchema;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Describes one change of a write, complete enough to undo or redo it. */
public sealed interface StateChange {
    /** {@return true for a change of the API's resources, false for a change of auxiliary documents} */
    default boolean isApiChange() {
        return !(this instanceof RowChange row) || !row.resource().equals(StateSchema.AUXILIARY);
    }

    /**
     * Describes an inserted (no before), replaced or removed (no after) row.
     *
     * @param resource the resource of the row
     * @param id the identifier of the row
     * @param before the replaced or removed row, or null
     * @param after the inserted or replacing row, or null
     */
    record RowChange(
            ResourceName resource,
            String id,
            @Nullable Image before,
            @Nullable Image after) implements StateChange {}

    /**
     * Describes an added (no before) or removed (no after) tombstone. A tombstone holds a removed row until its identifier
     * is used again.
     *
     * @param resource the resource of the row
     * @param id the identifier of the row
     * @param before the removed tombstone, or null
     * @param after the added tombstone, or null
     */
    record TombstoneChange(
            ResourceName resource,
            String id,
            @Nullable Image before,
            @Nullable Image after) implements StateChange {}

    /**
     * Describes a changed counter. A resource's counter has the name of the resource.
     *
     * @param counter the name of the counter
     * @param before the value before the write
     * @param after the value after the write
     */
    record CounterChange(String counter, long before, long after) implements StateChange {}

    /**
     * Captures a row at one moment. Images with equal members and bytes are equal.
     *
     * @param sequence the number of the row in the order of creation
     * @param version the number of the row's version
     * @param owner the identifier of the parent, or null
     * @param document the JSON of the row in UTF-8
     */
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
