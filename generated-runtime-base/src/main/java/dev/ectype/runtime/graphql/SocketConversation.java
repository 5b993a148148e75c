package dev.ectype.runtime.graphql;

import dev.ectype.runtime.http.Conversation;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.wire.Calls;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Speaks graphql-transport-ws with one client. */
final class SocketConversation implements Conversation {
    private static final int INVALID = 4400;
    private static final int NOT_BEGUN = 4401;
    private static final int OTHER_PROTOCOL = 4406;
    private static final int TAKEN = 4409;
    private static final int BEGUN_TWICE = 4429;

    private final Service service;
    private final Request request;
    private final Calls calls;
    private final boolean known;
    private final Map<String, Feed> feeds = new LinkedHashMap<>();
    private @Nullable Peer peer;
    private boolean begun;

    /** @param known whether the client speaks this protocol */
    SocketConversation(Service service, Request request, Calls calls, boolean known) {
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
        return Objects.requireNonNull(peer, "a conversation that is open");
    }

    @Override
    public void heard(String text) {
        Document message = read(text);
        Document type = message == null || !message.isObject() ? null : message.member("type");
        if (message == null || type == null || !type.isString()) {
            peer().close(INVALID, "Invalid message received");
            return;
        }
        switch (type.text()) {
            case "connection_init" -> begin();
            case "ping" -> say("pong", null, null);
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
        say("connection_ack", null, null);
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
        Feed feed;
        try {
            feed = new Feed(service, Asked.of(payload), new Session(request, calls));
        } catch (Asked.Unreadable unreadable) {
            peer().close(INVALID, "Invalid message received");
            return;
        }
        feeds.put(id, feed);
        if (feed.start(() -> peer().later(() -> tell(id)))) {
            tell(id);
            return;
        }
        feeds.remove(id);
        Map<String, @Nullable Object> refused = feed.next();
        say("error", id, refused == null ? List.of() : refused.get("errors"));
    }

    /** Says all results that there are. */
    private void tell(String id) {
        Feed feed = feeds.get(id);
        if (feed == null) {
            return;
        }
        for (Map<String, @Nullable Object> result = feed.next(); result != null; result = feed.next()) {
            say("next", id, result);
        }
        if (!feed.goesOn()) {
            feeds.remove(id);
            say("complete", id, null);
        }
    }

    private void complete(Document message) {
        Document id = message.member("id");
        Feed feed = id == null || !id.isString() ? null : feeds.remove(id.text());
        if (feed != null) {
            feed.end();
        }
    }

    private void say(String type, @Nullable String id, @Nullable Object payload) {
        Map<String, @Nullable Object> message = new LinkedHashMap<>();
        if (id != null) {
            message.put("id", id);
        }
        message.put("type", type);
        if (payload != null) {
            message.put("payload", payload);
        }
        peer().say(Plain.document(message).literal());
    }

    @Override
    public void closed() {
        List<Feed> open = new ArrayList<>(feeds.values());
        feeds.clear();
        open.forEach(Feed::end);
    }
}
