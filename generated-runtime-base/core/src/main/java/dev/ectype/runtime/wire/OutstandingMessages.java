package dev.ectype.runtime.wire;

import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.state.Lease;
import dev.ectype.runtime.state.row.Row;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Counts the fetched and unacknowledged messages of one streaming call, which clients limit. */
public final class OutstandingMessages {
    private final String waiting;
    private final Map<String, Long> leases = new LinkedHashMap<>();
    private @Nullable Thread fetching;

    public OutstandingMessages(String waiting) {
        this.waiting = waiting;
    }

    /** Marks the following writes of this thread as fetches of the call. */
    public synchronized void fetching(boolean on) {
        fetching = on ? Thread.currentThread() : null;
    }

    /**
     * Follows every write and notifies the listener after each.
     *
     * @return the action that removes the listener
     */
    public Runnable listen(OperationCaller calls, Runnable listener) {
        return calls.listen(commit -> {
            onCommit(commit);
            listener.run();
        });
    }

    private synchronized void onCommit(Commit commit) {
        boolean own = Thread.currentThread().equals(fetching);
        for (Commit.Write write : commit.writes()) {
            Row row = write.after() == null ? write.before() : write.after();
            if (row != null && write.resource().value().equals(waiting)) {
                Long until = write.after() == null ? null : Lease.until(row.document());
                if (until == null) {
                    leases.remove(row.id());
                } else if (own || leases.containsKey(row.id())) {
                    leases.put(row.id(), until);
                }
            }
        }
        leases.values().removeIf(until -> until <= commit.state().clock());
    }

    /** Returns the remaining number of messages up to the client's limit. */
    public synchronized long room(long most) {
        return Math.max(0, most - leases.size());
    }

    public synchronized boolean isFull(long most) {
        return most > 0 && leases.size() >= most;
    }
}
