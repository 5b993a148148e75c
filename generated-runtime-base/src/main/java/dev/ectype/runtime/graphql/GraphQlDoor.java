package dev.ectype.runtime.graphql;

import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.wire.Calls;
import dev.ectype.runtime.wire.FrontDoor;
import dev.ectype.runtime.wire.Wired;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The front door of GraphQL at {@code /graphql}. */
public final class GraphQlDoor implements FrontDoor {
    private static final String PATH = "/graphql";

    private final Plan plan;
    private final Supplier<@Nullable Wired> wired;
    private volatile @Nullable Service service;

    /** @param wired gives the fetchers that were emitted, when the first request asks for some */
    public GraphQlDoor(Plan plan, Supplier<@Nullable Wired> wired) {
        this.wired = wired;
        this.plan = plan;
    }

    @Override
    public boolean takes(Request request) {
        String path = request.path();
        return path.equals(PATH) || path.equals(PATH + "/") || GraphQlExplorer.takes(path);
    }

    @Override
    public boolean keeps(Request request) {
        return Handshake.isAsked(request) || MediaChoice.isStream(request.header("accept"));
    }

    @Override
    public boolean isBusy(Request request) {
        return service == null && takes(request);
    }

    @Override
    public void handle(Request request, ReplyBuffer reply, Calls calls) {
        if (GraphQlExplorer.takes(request.path())) {
            GraphQlExplorer.answer(request, this::start, reply);
        } else if (Handshake.isAsked(request)) {
            Handshake.answer(service(), request, reply, calls);
        } else {
            new HttpExchange(service(), request, calls).answer(reply);
        }
    }

    private byte[] start() {
        return new JsonWriter()
                .beginObject()
                .name("api")
                .value(plan.api().hash())
                .name("query")
                .value(FirstQuery.of(service().schema()))
                .endObject()
                .toBytes();
    }

    private Service service() {
        Service known = service;
        return known == null ? opened() : known;
    }

    private synchronized Service opened() {
        if (service == null) {
            service = Service.of(plan, (DataFetchers) Objects.requireNonNull(wired.get(), "emitted fetchers"));
        }
        return Objects.requireNonNull(service);
    }
}
