package dev.ectype.runtime.channel;

import dev.ectype.runtime.channel.mqtt.MqttAccess;
import dev.ectype.runtime.channel.mqtt.MqttRequest;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.state.StateListener;
import dev.ectype.runtime.wire.CallResult;
import dev.ectype.runtime.wire.ChannelDelivery;
import dev.ectype.runtime.wire.MessageProperties;
import dev.ectype.runtime.wire.OperationCaller;
import dev.ectype.runtime.wire.PublishedMessage;
import dev.ectype.runtime.wire.PublishedMessages;
import dev.ectype.runtime.wire.RetainedMessage;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/** Answers the requests that packets of MQTT make. */
final class MqttRequestHandler {
    private final ChannelIndex channels;
    private final Request request;
    private final OperationCaller calls;

    MqttRequestHandler(ChannelIndex channels, Request request, OperationCaller calls) {
        this.channels = channels;
        this.request = request;
        this.calls = calls;
    }

    void answer(ReplyBuffer reply) {
        if (request.method().equals(MqttRequest.PUBLISH)) {
            publish(reply);
        } else {
            follow(reply);
        }
    }

    private void publish(ReplyBuffer reply) {
        ChannelMatch match = channels.find(request.path());
        if (match == null || !match.channel().isPublishable()) {
            String what = match == null ? "no channel has the address " : "the channel has no messages of clients: ";
            calls.refuse(Problem.missing(what + request.path()), request, reply);
            return;
        }
        boolean clears = request.body().isEmpty()
                && MessageProperties.of(request.header(MessageProperties.HEADER))
                        .isRetained();
        CallResult result =
                clears ? match.clearRetained(request, calls) : match.publish(request.body(), request, calls);
        reply.status(result.status()).delivery(result.delivery());
        Document document = result.document();
        if (document != null) {
            ByteSlice bytes = DescribedChannel.json(document);
            reply.body(bytes.array(), bytes.from(), bytes.to());
        }
    }

    /** Refuses clients without a credential that any channel accepts. */
    private void follow(ReplyBuffer reply) {
        Problem refusal = null;
        for (OperationPlan operation : channels.operations()) {
            try {
                calls.requireCredential(operation, request);
                reply.conversation(new Access(channels, request, calls));
                return;
            } catch (Problem refused) {
                refusal = refused;
            }
        }
        calls.refuse(Objects.requireNonNull(refusal, "an API with channels"), request, reply);
    }

    private record Access(
            ChannelIndex channels, Request request, OperationCaller calls, Map<DescribedChannel, Boolean> allowed)
            implements MqttAccess {
        Access(ChannelIndex channels, Request request, OperationCaller calls) {
            this(channels, request, calls, new ConcurrentHashMap<>());
        }

        private PublishedMessages messages() {
            return Objects.requireNonNull(calls.messages(), "messages");
        }

        @Override
        public Runnable listen(StateListener listener) {
            return calls.listen(listener);
        }

        @Override
        public List<ChannelDelivery> published(Commit commit) {
            return messages().of(commit);
        }

        @Override
        public List<RetainedMessage> retained() {
            return messages().retained(calls.now());
        }

        /** Replies may have addresses that no channel has, which the client chose itself. */
        @Override
        public boolean mayFollow(String address) {
            ChannelMatch match = channels.ofAddress(address);
            return match == null || allowed.computeIfAbsent(match.channel(), channel -> isAllowed(match));
        }

        private boolean isAllowed(ChannelMatch match) {
            try {
                match.requireCredential(request, calls);
                return true;
            } catch (Problem refused) {
                return false;
            }
        }

        @Override
        public ByteSlice payload(PublishedMessage message) {
            ChannelMatch match = channels.ofAddress(message.address());
            return match == null
                    ? DescribedChannel.json(message.payload())
                    : match.channel().payload(message);
        }
    }
}
