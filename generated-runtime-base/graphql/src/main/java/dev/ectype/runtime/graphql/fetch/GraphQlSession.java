package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.wire.CallResult;
import dev.ectype.runtime.wire.OperationCaller;
import dev.ectype.runtime.wire.ProtocolCall;
import graphql.schema.DataFetchingEnvironment;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Calls the operations of an emulator for one GraphQL request. */
public final class GraphQlSession {
    private final Request request;
    private final OperationCaller calls;
    private @Nullable Delivery delivery;
    private boolean unauthenticated;
    private CallResult.BodyFault bodyFault = CallResult.BodyFault.NONE;
    private @Nullable SubscriptionEvent event;
    private boolean silent;
    private final List<SubscriptionFilter> interests = new ArrayList<>(0);

    public GraphQlSession(Request request, OperationCaller calls) {
        this.request = request;
        this.calls = calls;
    }

    static GraphQlSession of(DataFetchingEnvironment environment) {
        return Objects.requireNonNull(environment.<GraphQlSession>getLocalContext());
    }

    /** Returns a session for the same request that executes for an event. */
    public GraphQlSession during(SubscriptionEvent happened) {
        GraphQlSession session = new GraphQlSession(request, calls);
        session.event = happened;
        return session;
    }

    /** Returns the event of this execution, or null when the execution only registers the subscription. */
    @Nullable
    SubscriptionEvent event() {
        return event;
    }

    /** Returns true if the subscriber gets no result for the event. */
    public boolean isSilent() {
        return silent;
    }

    /** Calls the operation for the event's document; null if the event has none. */
    @Nullable
    Document eventDocument(ProtocolCall call) {
        CallResult called = calls.call(call);
        if (called.isRefused()) {
            throw OperationRefused.of(called);
        }
        Document document = called.document();
        silent |= document == null;
        return document;
    }

    /** Adds the filter of a subscription field. */
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
        bodyFault = bodyFault == CallResult.BodyFault.NONE ? called.bodyFault() : bodyFault;
        return called;
    }

    /** Returns the delivery of the reply, or null. */
    @Nullable
    public Delivery delivery() {
        return delivery;
    }

    /** Returns the first injected fault of a result, which damages the whole response. */
    public CallResult.BodyFault bodyFault() {
        return bodyFault;
    }

    public boolean isUnauthenticated() {
        return unauthenticated;
    }
}
