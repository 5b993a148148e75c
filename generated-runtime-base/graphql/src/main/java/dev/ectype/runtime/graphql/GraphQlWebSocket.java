package dev.ectype.runtime.graphql;

import dev.ectype.runtime.graphql.fetch.GraphQlSession;
import dev.ectype.runtime.graphql.request.DocumentConverter;
import dev.ectype.runtime.graphql.request.GraphQlRequest;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.http.WebSocketSession;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.wire.OperationCaller;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Speaks the graphql-transport-ws protocol with one client. */
final class GraphQlWebSocket implements WebSocketSession {
    static final String PROTOCOL = "graphql-transport-ws";

    private static final int INVALID = 4400;
    private static final int NOT_BEGUN = 4401;
    private static final int OTHER_PROTOCOL = 4406;
    private static final int TAKEN = 4409;
    private static final int BEGUN_TWICE = 4429;

    private final GraphQlService service;
    private final Request request;
    private final OperationCaller calls;
    private final boolean known;
    private final Map<String, ResultFeed> feeds = new LinkedHashMap<>();
    private @Nullable Peer peer;
    private boolean begun;

    /** @param known true if the client offers the graphql-transport-ws protocol */
    GraphQlWebSocket(GraphQlService service, Request request, OperationCaller calls, boolean known) {
        this.service = service;
        this.request = request;
        this.calls = calls;
        this.known = known;
    }

    @Override
    public void opened(Peer other) {
        peer = other;
        if (!known) {
            other.close(OTHER_PROTOCOL, "Subprotocol not acceptable");
        }
    }

    private Peer peer() {
        return Objects.requireNonNull(peer, "an open connection");
    }

    @Override
    public void received(String text) {
        Document message = read(text);
        Document type = message == null || !message.isObject() ? null : message.member("type");
        if (message == null || type == null || !type.isString()) {
            peer().close(INVALID, "Invalid message received");
            return;
        }
        switch (type.text()) {
            case "connection_init" -> begin();
            case "ping" -> send("pong", null, null);
            case "pong" -> {}
            case "subscribe" -> subscribe(message);
            case "complete" -> complete(message);
            default -> peer().close(INVALID, "Invalid message received");
        }
    }

    private static @Nullable Document read(String text) {
        try {
            return Json.parse(text.getBytes(StandardCharsets.UTF_8), JsonLimits.REQUEST);
        } catch (MalformedJson malformed) {
            return null;
        }
    }

    private void begin() {
        if (begun) {
            peer().close(BEGUN_TWICE, "Too many initialisation requests");
            return;
        }
        begun = true;
        send("connection_ack", null, null);
    }

    private void subscribe(Document message) {
        Document id = message.member("id");
        Document payload = message.member("payload");
        if (!begun) {
            peer().close(NOT_BEGUN, "Unauthorized");
        } else if (id == null || !id.isString() || payload == null) {
            peer().close(INVALID, "Invalid message received");
        } else if (feeds.containsKey(id.text())) {
            peer().close(TAKEN, "Subscriber for " + id.text() + " already exists");
        } else {
            start(id.text(), payload);
        }
    }

    private void start(String id, Document payload) {
        ResultFeed feed;
        try {
            feed = new ResultFeed(service, service.read(payload), new GraphQlSession(request, calls));
        } catch (GraphQlRequest.UnreadableRequest unreadable) {
            peer().close(INVALID, "Invalid message received");
            return;
        }
        feeds.put(id, feed);
        if (feed.start(() -> peer().execute(() -> sendResults(id)))) {
            sendResults(id);
            return;
        }
        feeds.remove(id);
        Map<String, @Nullable Object> refused = feed.next();
        send("error", id, refused == null ? List.of() : refused.get("errors"));
    }

    /** Sends all available results of a subscription. */
    private void sendResults(String id) {
        ResultFeed feed = feeds.get(id);
        if (feed == null) {
            return;
        }
        for (Map<String, @Nullable Object> result = feed.next(); result != null; result = feed.next()) {
            send("next", id, result);
        }
        if (!feed.mayContinue()) {
            feeds.remove(id);
            send("complete", id, null);
        }
    }

    private void complete(Document message) {
        Document id = message.member("id");
        ResultFeed feed = id == null || !id.isString() ? null : feeds.remove(id.text());
        if (feed != null) {
            feed.end();
        }
    }

    private void send(String type, @Nullable String id, @Nullable Object payload) {
        Map<String, @Nullable Object> message = new LinkedHashMap<>();
        if (id != null) {
            message.put("id", id);
        }
        message.put("type", type);
        if (payload != null) {
            message.put("payload", payload);
        }
        peer().send(DocumentConverter.document(message).literal());
    }

    @Override
    public void closed() {
        List<ResultFeed> open = new ArrayList<>(feeds.values());
        feeds.clear();
        open.forEach(ResultFeed::end);
    }
}
