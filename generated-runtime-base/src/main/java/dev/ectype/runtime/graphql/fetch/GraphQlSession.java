package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.wire.CallResult;
import dev.ectype.runtime.wire.OperationCaller;
import dev.ectype.runtime.wire.ProtocolCall;
import graphql.GraphQLContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One request and the emulator that it asks. */
public final class GraphQlSession {
    private final Request request;
    private final OperationCaller calls;
    private @Nullable Delivery delivery;
    private boolean unauthenticated;
    private @Nullable SubscriptionEvent event;
    private boolean silent;
    private final List<SubscriptionFilter> interests = new ArrayList<>(0);

    public GraphQlSession(Request request, OperationCaller calls) {
        this.request = request;
        this.calls = calls;
    }

    static GraphQlSession of(GraphQLContext context) {
        return Objects.requireNonNull(context.get(GraphQlSession.class));
    }

    /** The same in the middle of an event. */
    public GraphQlSession during(SubscriptionEvent happened) {
        GraphQlSession session = new GraphQlSession(request, calls);
        session.event = happened;
        return session;
    }

    /** What happened that the operation is executed for, or null where it is only asked what it waits for. */
    @Nullable
    SubscriptionEvent event() {
        return event;
    }

    /** Whether nobody is to be told of the event. */
    public boolean isSilent() {
        return silent;
    }

    /** Asks an operation what is to be told of the event; null where nothing is. */
    @Nullable
    Document eventDocument(ProtocolCall call) {
        CallResult called = calls.call(call);
        if (called.isRefused()) {
            throw OperationRefused.of(called);
        }
        Document told = called.document();
        silent |= told == null;
        return told;
    }

    /** What a field of a subscription waits for. */
    void await(SubscriptionFilter interest) {
        interests.add(interest);
    }

    public List<SubscriptionFilter> interests() {
        return interests;
    }

    Request request() {
        return request;
    }

    public OperationCaller calls() {
        return calls;
    }

    CallResult call(ProtocolCall call) {
        CallResult called = calls.call(call);
        delivery = delivery == null ? called.delivery() : delivery;
        unauthenticated |= called.status() == 401;
        return called;
    }

    /** How the reply is to be sent, or null. */
    @Nullable
    public Delivery delivery() {
        return delivery;
    }

    public boolean isUnauthenticated() {
        return unauthenticated;
    }
}
