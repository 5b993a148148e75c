package dev.ectype.runtime.grpc;

import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.queue.FetchPlan;
import dev.ectype.runtime.wire.OperationCaller;
import dev.ectype.runtime.wire.OutstandingMessages;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** Fetches queued messages for one streaming call. The first request's settings apply to all later ones. */
final class StreamingPullSession {
    private final DescribedMethod method;
    private final FetchPlan plan;
    private final Request request;
    private final OperationCaller calls;
    private final OutstandingMessages outstanding;
    private final AtomicBoolean changed = new AtomicBoolean();
    private @Nullable Document lastRequest;
    private @Nullable Runnable ending;

    StreamingPullSession(DescribedMethod method, FetchPlan plan, Request request, OperationCaller calls) {
        this.method = method;
        this.plan = plan;
        this.request = request;
        this.calls = calls;
        this.outstanding = new OutstandingMessages(plan.queue().envelope());
    }

    /** Answers a message of the client with the available messages. */
    GrpcMethodHandler.MethodResult answer(byte[] message, Runnable wake) throws GrpcFailure {
        Document document = method.document(List.of(message));
        Document merged = lastRequest == null ? document : merge(lastRequest, document);
        lastRequest = without(merged, plan.done(), plan.retained(), plan.seconds());
        if (ending == null) {
            ending = outstanding.listen(calls, () -> {
                changed.set(true);
                wake.run();
            });
        }
        return fetch(merged);
    }

    /** Fetches newly available messages, or returns null if nothing changed. */
    GrpcMethodHandler.@Nullable MethodResult more() throws GrpcFailure {
        Document document = lastRequest;
        return document == null || !changed.getAndSet(false) || outstanding.isFull(most()) ? null : fetch(document);
    }

    private GrpcMethodHandler.MethodResult fetch(Document document) throws GrpcFailure {
        String limit = Objects.requireNonNull(plan.pull()).most();
        ObjectEdit edit = ObjectEdit.of(document);
        if (limit != null) {
            long most = most();
            if (most <= 0) {
                edit.remove(limit);
            } else {
                edit.set(limit, outstanding.room(most));
            }
        }
        outstanding.fetching(true);
        try {
            return method.answer(edit.toDocument(), request, calls);
        } finally {
            outstanding.fetching(false);
        }
    }

    /** Returns the client's maximum of outstanding messages, or 0 without one. */
    private long most() {
        String limit = Objects.requireNonNull(plan.pull()).most();
        Document value = limit == null || lastRequest == null ? null : lastRequest.member(limit);
        return value == null || !value.isNumber() ? 0 : value.longValue();
    }

    private static Document merge(Document before, Document update) {
        ObjectEdit both = ObjectEdit.of(before);
        for (JsonMember member : update.members()) {
            both.set(member.name(), member.value());
        }
        return both.toDocument();
    }

    private static Document without(Document document, @Nullable String... names) {
        ObjectEdit rest = ObjectEdit.of(document);
        for (String name : names) {
            if (name != null) {
                rest.remove(name);
            }
        }
        return rest.toDocument();
    }

    void close() {
        if (ending != null) {
            ending.run();
            ending = null;
        }
    }
}
