package dev.ectype.runtime.graphql;

import dev.ectype.runtime.graphql.fetch.GraphQlSession;
import dev.ectype.runtime.graphql.fetch.SubscriptionEvent;
import dev.ectype.runtime.graphql.fetch.SubscriptionFilter;
import dev.ectype.runtime.graphql.request.GraphQlRequest;
import dev.ectype.runtime.graphql.request.OperationKind;
import dev.ectype.runtime.graphql.request.ResultFormatter;
import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.wire.StreamEnd;
import dev.ectype.runtime.wire.WriteFeed;
import graphql.ExecutionResult;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Delivers the results of one operation in order. A query or a mutation has one result. A subscription has one per event until it ends. */
final class ResultFeed {
    private final GraphQlService service;
    private final GraphQlRequest request;
    private final GraphQlSession session;
    private @Nullable Map<String, @Nullable Object> first;
    private @Nullable WriteFeed<SubscriptionEvent> events;
    private boolean silent;
    private boolean reported;

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
        if (!session.interests().isEmpty()) {
            events = WriteFeed.open(session.calls()::listen, this::select, wake);
            return true;
        }
        // A subscription without a known event stays open and silent.
        silent = service.kind(request) == OperationKind.SUBSCRIPTION && result.isDataPresent();
        first = silent ? null : ResultFormatter.of(result);
        return result.isDataPresent();
    }

    private void select(Commit commit, List<SubscriptionEvent> selected) {
        for (Commit.Write write : commit.writes()) {
            for (SubscriptionFilter interest : session.interests()) {
                if (interest.isMet(write)) {
                    selected.add(new SubscriptionEvent(commit.state(), write, interest));
                }
            }
        }
    }

    /** Returns the next result, or null if none is available yet. */
    @Nullable
    Map<String, @Nullable Object> next() {
        Map<String, @Nullable Object> known = first;
        first = null;
        if (known != null || events == null) {
            return known;
        }
        for (SubscriptionEvent event = events.poll(); event != null; event = events.poll()) {
            GraphQlSession during = session.during(event);
            ExecutionResult result = service.execute(request, during);
            if (!during.isSilent()) {
                return ResultFormatter.of(result);
            }
        }
        StreamEnd end = events.ended();
        if (end == null || end == StreamEnd.COMPLETE || reported) {
            return null;
        }
        reported = true;
        return failure(end);
    }

    /** Returns the last result of a subscription that ends although the client did not complete it. */
    private static Map<String, @Nullable Object> failure(StreamEnd end) {
        Map<String, @Nullable Object> extensions = new LinkedHashMap<>();
        extensions.put("code", end.name());
        Map<String, @Nullable Object> error = new LinkedHashMap<>();
        error.put("message", "the subscription ends, because " + end.message());
        error.put("extensions", extensions);
        Map<String, @Nullable Object> result = new LinkedHashMap<>();
        result.put("errors", List.of(error));
        return result;
    }

    /** Returns true if more results are possible. */
    boolean mayContinue() {
        return first != null || silent || events != null && (events.ended() == null || !reported && !isComplete());
    }

    private boolean isComplete() {
        return events == null || events.ended() == StreamEnd.COMPLETE;
    }

    /** Ends the results for a reason that the client learns. */
    void end(StreamEnd reason) {
        silent = false;
        if (events != null) {
            events.end(reason);
        }
    }

    void end() {
        silent = false;
        if (events != null) {
            events.close();
        }
    }
}
