package dev.ectype.runtime.graphql;

import dev.ectype.runtime.graphql.request.ResponseMediaType;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.http.WebSocketHandshake;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.wire.AdapterExtension;
import dev.ectype.runtime.wire.OperationCaller;
import dev.ectype.runtime.wire.ProtocolAdapter;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Serves GraphQL at {@code /graphql} with the operations of an emulator. */
final class GraphQlAdapter implements ProtocolAdapter {
    private static final String PATH = "/graphql";

    private final Plan plan;
    private final Supplier<@Nullable AdapterExtension> fetchers;
    private volatile @Nullable GraphQlService service;

    /** @param fetchers the supplier of the emitted fetchers, called at the first request */
    GraphQlAdapter(Plan plan, Supplier<@Nullable AdapterExtension> fetchers) {
        this.fetchers = fetchers;
        this.plan = plan;
    }

    @Override
    public boolean accepts(Request request) {
        String path = request.path();
        return path.equals(PATH) || path.equals(PATH + "/") || GraphQlExplorer.takes(path);
    }

    @Override
    public boolean needsRequestAfterReply(Request request) {
        return WebSocketHandshake.isRequested(request) || ResponseMediaType.isStream(request.header("accept"));
    }

    @Override
    public boolean needsPreparation(Request request) {
        return service == null && accepts(request);
    }

    @Override
    public void handle(Request request, ReplyBuffer reply, OperationCaller calls) {
        if (GraphQlExplorer.takes(request.path())) {
            GraphQlExplorer.answer(request, this::start, reply);
        } else if (WebSocketHandshake.isRequested(request)) {
            boolean known = WebSocketHandshake.isOffered(request, GraphQlWebSocket.PROTOCOL);
            GraphQlWebSocket session = new GraphQlWebSocket(service(), request, calls, known);
            WebSocketHandshake.answer(request, reply, known ? GraphQlWebSocket.PROTOCOL : null, session);
        } else {
            new GraphQlHttpHandler(service(), request, calls).answer(reply);
        }
    }

    private byte[] start() {
        return new JsonWriter()
                .beginObject()
                .name("api")
                .value(plan.api().hash())
                .name("query")
                .value(SampleQueryBuilder.of(service().schema()))
                .endObject()
                .toBytes();
    }

    private GraphQlService service() {
        GraphQlService known = service;
        return known == null ? opened() : known;
    }

    private synchronized GraphQlService opened() {
        if (service == null) {
            service =
                    GraphQlService.of(plan, (DataFetchers) Objects.requireNonNull(fetchers.get(), "emitted fetchers"));
        }
        return Objects.requireNonNull(service);
    }
}
