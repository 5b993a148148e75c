package dev.ectype.runtime.graphql;

import dev.ectype.runtime.state.Commit;
import graphql.ExecutionResult;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The results of one operation, in order: one of a query or a mutation, of a subscription one for each event until somebody ends it. */
final class Feed {
    /** A client that reads no more of its events loses them rather than the server its memory. */
    private static final int MOST = 10_000;

    private final Service service;
    private final Asked asked;
    private final Session session;
    private final Deque<Event> events = new ArrayDeque<>();
    private @Nullable Map<String, @Nullable Object> first;
    private @Nullable Runnable ending;
    private boolean waits;

    Feed(Service service, Asked asked, Session session) {
        this.service = service;
        this.asked = asked;
        this.session = session;
    }

    /**
     * Asks what is to be asked.
     *
     * @param wake is called, on any thread, when there is another result
     * @return whether the operation could be executed at all
     */
    boolean start(Runnable wake) {
        ExecutionResult result = service.execute(asked, session);
        waits = !session.interests().isEmpty();
        if (waits) {
            ending = session.calls().listen(commit -> hear(commit, wake));
            return true;
        }
        boolean empty = service.kind(asked) == OperationKind.SUBSCRIPTION && result.isDataPresent();
        first = empty ? null : ResultForm.of(result);
        // What nothing is known to happen to is waited for in vain, as it would be where nothing happens.
        waits = empty;
        return result.isDataPresent();
    }

    private void hear(Commit commit, Runnable wake) {
        boolean heard = false;
        for (Commit.Write write : commit.writes()) {
            for (Interest interest : session.interests()) {
                heard |= interest.isMet(write) && add(new Event(commit.state(), write, interest));
            }
        }
        if (heard) {
            wake.run();
        }
    }

    private synchronized boolean add(Event event) {
        return events.size() < MOST && events.add(event);
    }

    /** The next result, or null where there is none yet. */
    @Nullable
    Map<String, @Nullable Object> next() {
        Map<String, @Nullable Object> known = first;
        first = null;
        if (known != null) {
            return known;
        }
        for (Event event = poll(); event != null; event = poll()) {
            Session during = session.during(event);
            ExecutionResult result = service.execute(asked, during);
            if (!during.isSilent()) {
                return ResultForm.of(result);
            }
        }
        return null;
    }

    private synchronized @Nullable Event poll() {
        return events.poll();
    }

    /** Whether there may be more results. */
    boolean goesOn() {
        return waits || first != null;
    }

    void end() {
        Runnable known = ending;
        ending = null;
        waits = false;
        if (known != null) {
            known.run();
        }
    }
}
