package dev.ectype.runtime.graphql;

import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.wire.Call;
import dev.ectype.runtime.wire.Called;
import dev.ectype.runtime.wire.Calls;
import graphql.GraphQLContext;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One request and the emulator that it asks. */
final class Session {
    private final Request request;
    private final Calls calls;
    private @Nullable Delivery delivery;
    private boolean unauthenticated;

    Session(Request request, Calls calls) {
        this.request = request;
        this.calls = calls;
    }

    static Session of(GraphQLContext context) {
        return Objects.requireNonNull(context.get(Session.class));
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
