package dev.ectype.runtime.graphql;

import dev.ectype.runtime.graphql.fetch.GraphQlSession;
import dev.ectype.runtime.graphql.fetch.SubscriptionEvent;
import dev.ectype.runtime.graphql.fetch.SubscriptionFilter;
import dev.ectype.runtime.graphql.request.GraphQlRequest;
import dev.ectype.runtime.graphql.request.OperationKind;
import dev.ectype.runtime.graphql.request.ResultFormatter;
import dev.ectype.runtime.state.Commit;
import graphql.ExecutionResult;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Delivers the results of one operation in order. A query or a mutation has one result. A subscription has one per event until it ends. */
final class ResultFeed {
    /** The maximum number of waiting events. Further events of a slow client are dropped to save memory. */
    private static final int MOST = 10_000;

    private final GraphQlService service;
    private final GraphQlRequest request;
    private final GraphQlSession session;
    private final Deque<SubscriptionEvent> events = new ArrayDeque<>();
    private @Nullable Map<String, @Nullable Object> first;
    private @Nullable Runnable ending;
    private boolean waits;

    ResultFeed(GraphQlService service, GraphQlRequest request, GraphQlSession session) {
        this.service = service;
        this.request = request;
        this.session = session;
    }

    /**
     * Executes the operation and starts to collect its results.
     *
     * @param wake the callback for a new result, called on any thread
     * @return true if the operation was executed
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
        // A subscription without a known event stays open and silent.
        waits = empty;
        return result.isDataPresent();
    }

    private void onCommit(Commit commit, Runnable wake) {
        boolean added = false;
        for (Commit.Write write : commit.writes()) {
            for (SubscriptionFilter interest : session.interests()) {
                added |= interest.isMet(write) && add(new SubscriptionEvent(commit.state(), write, interest));
            }
        }
        if (added) {
            wake.run();
        }
    }

    private synchronized boolean add(SubscriptionEvent event) {
        return events.size() < MOST && events.add(event);
    }

    /** Returns the next result, or null if none is available yet. */
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

    /** Returns true if more results are possible. */
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
