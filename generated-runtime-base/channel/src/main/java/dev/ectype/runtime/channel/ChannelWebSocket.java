package dev.ectype.runtime.channel;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.http.WebSocketSession;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.wire.CallResult;
import dev.ectype.runtime.wire.ChannelDelivery;
import dev.ectype.runtime.wire.OperationCaller;
import dev.ectype.runtime.wire.StreamEnd;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Exchanges the messages of a channel with one client. Each text message is a payload. Messages about the connection are objects with
 * one member, {@code error} or {@code control}.
 */
final class ChannelWebSocket implements WebSocketSession {
    private static final int INVALID_PAYLOAD = 1007;
    private static final int GOING_AWAY = 1001;
    private static final int POLICY = 1008;
    /** The statuses of calls whose payload is wrong, whatever the state is. */
    private static final List<Integer> INVALID_STATUSES = List.of(400, 415, 422);
    /** The number of invalid messages after which the connection is closed. */
    private static final int PATIENCE = 3;

    private final ChannelMatch match;
    private final Request request;
    private final OperationCaller calls;
    private final MessageFeed feed;
    private @Nullable Peer peer;
    private int invalid;
    private boolean closed;

    ChannelWebSocket(ChannelMatch match, Request request, OperationCaller calls) {
        this.match = match;
        this.request = request;
        this.calls = calls;
        this.feed = new MessageFeed(match.address(), calls);
    }

    /** Returns false, because many clients only subscribe. */
    @Override
    public boolean clientSpeaksFirst() {
        return false;
    }

    @Override
    public void opened(Peer other) {
        peer = other;
        feed.start(() -> other.execute(this::sendMessages));
    }

    private Peer peer() {
        return Objects.requireNonNull(peer, "an open connection");
    }

    /** Sends messages while the client reads them. Others wait in the feed, which has a limit. */
    private void sendMessages() {
        if (feed.isOverrun()) {
            end(POLICY, StreamEnd.SLOW_CLIENT.code());
            return;
        }
        ChannelDelivery message = !closed && peer().isReady() ? feed.next() : null;
        while (message != null) {
            peer().send(match.channel().payload(message));
            message = peer().isReady() ? feed.next() : null;
        }
        StreamEnd end = closed ? null : feed.ended();
        if (end == StreamEnd.STATE_REPLACED) {
            // A client that reads the control event receives all messages after it.
            feed.restart();
            peer().send("{\"control\":" + end.document().literal() + "}");
        } else if (end != null && end != StreamEnd.COMPLETE) {
            end(GOING_AWAY, end.code());
        }
    }

    private void end(int code, String reason) {
        if (!closed) {
            closed = true;
            peer().close(code, reason);
        }
    }

    @Override
    public void resumed() {
        sendMessages();
    }

    @Override
    public void received(String text) {
        feed.publishing(() -> publish(text));
        sendMessages();
    }

    private void publish(String text) {
        if (!match.channel().isPublishable()) {
            peer().send(
                            "{\"error\":{\"code\":\"not_publishable\",\"message\":\"the channel has no messages of clients\"}}");
            return;
        }
        CallResult result = match.publish(ByteSlice.utf8(text), request, calls);
        Document document = result.document();
        if (result.isRefused()) {
            refuse(result, document);
        } else if (document != null && match.channel().repliesDirectly()) {
            peer().send(document.literal());
        }
    }

    private void refuse(CallResult result, @Nullable Document document) {
        String error = document == null ? "{\"status\":" + result.status() + "}" : document.literal();
        peer().send("{\"error\":" + error + "}");
        invalid += INVALID_STATUSES.contains(result.status()) ? 1 : 0;
        if (invalid >= PATIENCE) {
            end(INVALID_PAYLOAD, PATIENCE + " messages were invalid");
        }
    }

    @Override
    public void closed() {
        closed = true;
        feed.close();
    }
}
