package dev.ectype.runtime.channel;

import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.wire.CallResult;
import dev.ectype.runtime.wire.OperationCaller;
import dev.ectype.runtime.wire.PublishedMessage;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Answers requests for a channel: GET lists or follows its messages, and POST publishes one. */
final class ChannelHttpHandler {
    private static final String JSON = "application/json";

    private final ChannelMatch match;
    private final Request request;
    private final OperationCaller calls;

    ChannelHttpHandler(ChannelMatch match, Request request, OperationCaller calls) {
        this.match = match;
        this.request = request;
        this.calls = calls;
    }

    /** Returns whether a client asks for server-sent events. */
    static boolean wantsEvents(Request request) {
        String accept = request.header("accept");
        return request.method().equals("GET")
                && accept != null
                && accept.toLowerCase(Locale.ROOT).contains("text/event-stream");
    }

    void answer(ReplyBuffer reply) {
        String method = request.method();
        if (method.equals("POST") && match.channel().isPublishable()) {
            publish(reply);
        } else if (wantsEvents(request)) {
            follow(reply);
        } else if (method.equals("GET") || method.equals("HEAD")) {
            list(reply);
        } else {
            String message = request.path() + " is a channel, which does not support " + method;
            calls.refuse(Problem.of(405, "method_not_allowed", message), request, reply);
            reply.header("allow", match.channel().isPublishable() ? "GET, HEAD, POST" : "GET, HEAD");
        }
    }

    private void list(ReplyBuffer reply) {
        JsonWriter out = new JsonWriter(256).beginArray();
        for (PublishedMessage message :
                Objects.requireNonNull(calls.messages(), "messages").of(calls.now(), match.address())) {
            out.value(message.payload());
        }
        out.endArray();
        reply.status(200).header("content-type", JSON).append(out.array(), 0, out.length());
    }

    private void follow(ReplyBuffer reply) {
        reply.status(200)
                .header("content-type", "text/event-stream")
                .header("cache-control", "no-cache")
                .body(new MessageEvents(
                        match, new MessageFeed(match.address(), calls), request.header("last-event-id")));
    }

    private void publish(ReplyBuffer reply) {
        CallResult result = match.publish(request.body(), request, calls);
        // A client that takes the place of the emulator expects no reply.
        boolean hasReply = result.isRefused()
                || !match.isInPlaceOfEmulator(request)
                || request.body().isEmpty();
        Document document = hasReply ? result.document() : null;
        reply.status(result.isRefused() || document != null ? result.status() : 202)
                .delivery(result.delivery());
        if (document != null) {
            byte[] bytes = document.toBytes();
            reply.header("content-type", type(result)).append(bytes, 0, bytes.length);
        }
    }

    private static String type(CallResult result) {
        return result.isRefused() && isProblem(result.document()) ? "application/problem+json" : JSON;
    }

    /** Returns whether an error has the members of RFC 9457. */
    private static boolean isProblem(@Nullable Document document) {
        return document != null
                && document.isObject()
                && document.member("title") != null
                && document.member("status") != null;
    }
}
