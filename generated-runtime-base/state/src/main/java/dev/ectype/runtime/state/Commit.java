package dev.ectype.runtime.state;

import dev.ectype.runtime.state.change.ChangeLog;
import dev.ectype.runtime.state.id.ResourceName;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.table.StateSchema;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes a committed transaction.
 *
 * @param state the version after the commit
 * @param writes the changed rows in order
 */
public record Commit(State state, List<Write> writes) {
    /**
     * Creates a commit.
     *
     * @param state the version after the commit
     * @param writes the changed rows in order
     */
    public Commit {
        writes = List.copyOf(writes);
    }

    /**
     * Describes an inserted (no before), replaced or removed (no after) row.
     *
     * @param resource the resource of the row
     * @param before the replaced or removed row, or null
     * @param after the inserted or replacing row, or null
     */
    public record Write(
            ResourceName resource,
            @Nullable Row before,
            @Nullable Row after) {}

    /**
     * Creates the commit of a transaction. It omits tombstones and auxiliary tables.
     *
     * @param state the version after the commit
     * @param log the changed rows
     * @param schema the resources of the tables
     * @return the commit
     */
    public static Commit of(State state, ChangeLog log, StateSchema schema) {
        List<Write> writes = new ArrayList<>();
        for (int at = 0; at < log.size(); at++) {
            boolean own =
                    !log.isTombstone(at) && log.table(at) < schema.resources().size();
            if (own) {
                ResourceName name = schema.resources().get(log.table(at)).name();
                writes.add(new Write(name, log.before(at), log.after(at)));
            }
        }
        return new Commit(state, writes);
    }
}
