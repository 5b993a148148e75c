package dev.ectype.runtime.channel;

import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.http.WebSocketHandshake;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.wire.OperationCaller;
import dev.ectype.runtime.wire.ProtocolAdapter;

/** Serves channels at their addresses with the operations of an emulator. */
final class ChannelAdapter implements ProtocolAdapter {
    private final ChannelIndex channels;

    ChannelAdapter(Plan plan) {
        this.channels = ChannelIndex.of(plan);
    }

    @Override
    public boolean accepts(Request request) {
        ChannelMatch match = channels.find(request.path());
        // Another description may have operations with the path. A request for a stream is about the channel.
        return match != null && (!match.channel().isShared() || needsRequestAfterReply(request));
    }

    @Override
    public boolean needsRequestAfterReply(Request request) {
        return WebSocketHandshake.isRequested(request) || ChannelHttpHandler.wantsEvents(request);
    }

    @Override
    public boolean needsPreparation(Request request) {
        return false;
    }

    @Override
    public void handle(Request request, ReplyBuffer reply, OperationCaller calls) {
        ChannelMatch match = channels.find(request.path());
        if (match == null) {
            throw new IllegalStateException("no channel has the address " + request.path());
        }
        if (!request.method().equals("POST")) {
            try {
                match.requireCredential(request, calls);
            } catch (Problem refused) {
                calls.refuse(refused, request, reply);
                return;
            }
        }
        if (WebSocketHandshake.isRequested(request)) {
            WebSocketHandshake.answer(request, reply, null, new ChannelWebSocket(match, request, calls));
        } else {
            new ChannelHttpHandler(match, request, calls).answer(reply);
        }
    }
}
