package dev.ectype.runtime.graphql;

import dev.ectype.runtime.graphql.fetch.GraphQlSession;
import dev.ectype.runtime.graphql.fetch.SubscriptionEvent;
import dev.ectype.runtime.graphql.fetch.SubscriptionFilter;
import dev.ectype.runtime.graphql.request.GraphQlRequest;
import dev.ectype.runtime.graphql.request.OperationKind;
import dev.ectype.runtime.graphql.request.ResultFormatter;
import dev.ectype.runtime.state.journal.Commit;
import graphql.ExecutionResult;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The results of one operation, in order: one of a query or a mutation, of a subscription one for each event until somebody ends it. */
final class ResultFeed {
    /** A client that reads no more of its events loses them rather than the server its memory. */
    private static final int MOST = 10_000;

    private final GraphQlService service;
    private final GraphQlRequest request;
    private final GraphQlSession session;
    private final Deque<SubscriptionEvent> events = new ArrayDeque<>();
    private @Nullable Map<String, @Nullable Object> first;
    private @Nullable Runnable ending;
    private boolean waits;

    ResultFeed(GraphQlService service, GraphQlRequest asked, GraphQlSession session) {
        this.service = service;
        this.request = asked;
        this.session = session;
    }

    /**
     * Asks what is to be asked.
     *
     * @param wake is called, on any thread, when there is another result
     * @return whether the operation could be executed at all
     */
    boolean start(Runnable wake) {
        ExecutionResult result = service.execute(request, session);
        waits = !session.interests().isEmpty();
        if (waits) {
            ending = session.calls().listen(commit -> onCommit(commit, wake));
            return true;
        }
        boolean empty = service.kind(request) == OperationKind.SUBSCRIPTION && result.isDataPresent();
        first = empty ? null : ResultFormatter.of(result);
        // What nothing is known to happen to is waited for in vain, as it would be where nothing happens.
        waits = empty;
        return result.isDataPresent();
    }

    private void onCommit(Commit commit, Runnable wake) {
        boolean heard = false;
        for (Commit.Write write : commit.writes()) {
            for (SubscriptionFilter interest : session.interests()) {
                heard |= interest.isMet(write) && add(new SubscriptionEvent(commit.state(), write, interest));
            }
        }
        if (heard) {
            wake.run();
        }
    }

    private synchronized boolean add(SubscriptionEvent event) {
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
        for (SubscriptionEvent event = poll(); event != null; event = poll()) {
            GraphQlSession during = session.during(event);
            ExecutionResult result = service.execute(request, during);
            if (!during.isSilent()) {
                return ResultFormatter.of(result);
            }
        }
        return null;
    }

    private synchronized @Nullable SubscriptionEvent poll() {
        return events.poll();
    }

    /** Whether there may be more results. */
    boolean mayContinue() {
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
