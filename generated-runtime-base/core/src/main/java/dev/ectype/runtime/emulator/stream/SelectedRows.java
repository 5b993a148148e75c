package dev.ectype.runtime.emulator.stream;

import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.plan.EventTriggerPlan;
import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowFilter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the rows that a stream is about: those of a list, or a single one.
 *
 * @param stored the rows that are stored when the stream begins
 * @param filter accepts the rows of later versions of the state
 */
record SelectedRows(ResourceShape shape, List<Row> stored, RowFilter filter) {
    /** Returns the rows of a reply's content, or null if it represents no stored rows. */
    static @Nullable SelectedRows of(ReplyContent content, @Nullable Row single, boolean endless) {
        if (content instanceof ReplyContent.Page page) {
            List<Row> rows = new ArrayList<>(page.selection().allRows());
            if (endless) {
                // Later events are in the order of their writes, and so are these.
                rows.sort(Comparator.comparingLong(Row::sequence));
            }
            return new SelectedRows(page.shape(), rows, page.selection().rowFilter());
        }
        if (content instanceof ReplyContent.Item item && single != null) {
            String id = single.id();
            return new SelectedRows(
                    item.instance().shape(), List.of(single), row -> row.id().equals(id));
        }
        return null;
    }

    /** Returns the kind of event that a write is for the stream, or null for none. */
    EventTriggerPlan.@Nullable Kind kind(Commit.Write write) {
        if (!write.resource().value().equals(shape.name())) {
            return null;
        }
        boolean before = write.before() != null && filter.accepts(write.before());
        boolean after = write.after() != null && filter.accepts(write.after());
        if (after) {
            return before ? EventTriggerPlan.Kind.CHANGED : EventTriggerPlan.Kind.CREATED;
        }
        return before ? EventTriggerPlan.Kind.DELETED : null;
    }
}
