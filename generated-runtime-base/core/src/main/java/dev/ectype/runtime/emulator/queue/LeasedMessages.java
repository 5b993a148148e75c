package dev.ectype.runtime.emulator.queue;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.queue.QueuePlan;
import dev.ectype.runtime.state.Lease;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.tree.Order;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds the message envelopes of a queue and their leases. */
final class LeasedMessages {
    /** The number of rows per step in the search for messages without a lease. */
    private static final int SCAN_SIZE = 256;

    private final TransactionTable table;
    private final QueuePlan plan;
    private final long now;

    LeasedMessages(TransactionTable table, QueuePlan plan, long now) {
        this.table = table;
        this.plan = plan;
        this.now = now;
    }

    @Nullable
    Row find(String id, String subscriber) {
        Row row = table.find(id);
        return row == null || !subscriber.equals(row.owner()) ? null : row;
    }

    void remove(Row row) {
        table.remove(row);
    }

    /** Extends the lease of a message, or ends it if the time is 0. A message without a lease stays without one. */
    void extendLease(Row row, long millis) {
        if (Lease.until(row.document()) == null) {
            return;
        }
        ObjectEdit edit = ObjectEdit.of(Json.parse(row.document()));
        Document updated = millis == 0
                ? edit.remove(Lease.MEMBER).toDocument()
                : edit.set(Lease.MEMBER, now + millis).toDocument();
        table.replace(row, updated.toBytes());
    }

    /**
     * Leases the oldest free messages.
     *
     * @return the envelopes as clients see them
     */
    List<Document> take(String subscriber, long most, long millis) {
        List<Row> free = new ArrayList<>();
        int offset = 0;
        while (free.size() < most) {
            List<Row> rows = table.ownedBy(subscriber, RowPageRequest.of(Order.OLDEST_FIRST, offset, SCAN_SIZE))
                    .rows();
            for (Row row : rows) {
                if (free.size() < most && isFree(row)) {
                    free.add(row);
                }
            }
            if (rows.size() < SCAN_SIZE) {
                break;
            }
            offset += SCAN_SIZE;
        }
        List<Document> taken = new ArrayList<>();
        for (Row row : free) {
            taken.add(lease(row, millis));
        }
        return taken;
    }

    private boolean isFree(Row row) {
        Long until = Lease.until(row.document());
        return until == null || until <= now;
    }

    private Document lease(Row row, long millis) {
        Document before = Json.parse(row.document());
        ObjectEdit edit = ObjectEdit.of(before).remove(Lease.MEMBER);
        if (plan.attempts() != null) {
            Document count = before.member(plan.attempts());
            edit.set(plan.attempts(), count == null ? 1 : count.longValue() + 1);
        }
        Document envelope = edit.toDocument();
        table.replace(
                row,
                ObjectEdit.of(envelope)
                        .set(Lease.MEMBER, now + millis)
                        .toDocument()
                        .toBytes());
        return envelope;
    }
}
