package dev.ectype.runtime.graphql;

import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.wire.Call;
import dev.ectype.runtime.wire.Called;
import dev.ectype.runtime.wire.Calls;
import graphql.GraphQLContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One request and the emulator that it asks. */
final class Session {
    private final Request request;
    private final Calls calls;
    private @Nullable Delivery delivery;
    private boolean unauthenticated;
    private @Nullable Event event;
    private boolean silent;
    private final List<Interest> interests = new ArrayList<>(0);

    Session(Request request, Calls calls) {
        this.request = request;
        this.calls = calls;
    }

    static Session of(GraphQLContext context) {
        return Objects.requireNonNull(context.get(Session.class));
    }

    /** The same in the middle of an event. */
    Session during(Event happened) {
        Session session = new Session(request, calls);
        session.event = happened;
        return session;
    }

    /** What happened that the operation is executed for, or null where it is only asked what it waits for. */
    @Nullable
    Event event() {
        return event;
    }

    /** Whether nobody is to be told of the event. */
    boolean isSilent() {
        return silent;
    }

    /** Asks an operation what is to be told of the event; null where nothing is. */
    @Nullable
    Document told(Call call) {
        Called called = calls.call(call);
        if (called.isRefused()) {
            throw Refused.of(called);
        }
        Document told = called.shown();
        silent |= told == null;
        return told;
    }

    /** What a field of a subscription waits for. */
    void await(Interest interest) {
        interests.add(interest);
    }

    List<Interest> interests() {
        return interests;
    }

    Request request() {
        return request;
    }

    Calls calls() {
        return calls;
    }

    Called call(Call call) {
        Called called = calls.call(call);
        delivery = delivery == null ? called.delivery() : delivery;
        unauthenticated |= called.status() == 401;
        return called;
    }

    /** How the reply is to be sent, or null. */
    @Nullable
    Delivery delivery() {
        return delivery;
    }

    boolean isUnauthenticated() {
        return unauthenticated;
    }
}
