package dev.ectype.runtime.state;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.state.id.ResourceName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes a different row.
 *
 * @param members the names of the different members, in the order of the older document and then of the newer
 */
public record RowDifference(
        ResourceName resource,
        String id,
        Kind kind,
        List<String> members,
        @Nullable Document before,
        @Nullable Document after) {
    /** Lists the kinds of differences. */
    public enum Kind {
        ADDED,
        CHANGED,
        REMOVED
    }

    public RowDifference {
        members = List.copyOf(members);
    }
}
