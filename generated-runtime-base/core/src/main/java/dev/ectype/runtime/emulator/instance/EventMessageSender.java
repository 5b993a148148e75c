package dev.ectype.runtime.emulator.instance;

import dev.ectype.runtime.emulator.channel.InstanceAddress;
import dev.ectype.runtime.emulator.channel.MessageLog;
import dev.ectype.runtime.emulator.context.PreparedOperation;
import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.context.SandboxContext;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.reply.ReplyEnvironment;
import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.request.RequestValues;
import dev.ectype.runtime.emulator.route.HttpRoute;
import dev.ectype.runtime.emulator.sample.LocalRequest;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.plan.EventTriggerPlan;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.resource.ResourcePlan;
import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.wire.EventTriggerMatcher;
import dev.ectype.runtime.wire.MessageProperties;
import dev.ectype.runtime.wire.ProtocolCall;
import dev.ectype.runtime.wire.PublishedMessage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Sends the messages that writes of resources trigger. Runs the operation of each message within the transaction of its write. */
final class EventMessageSender {
    private final SandboxContext sandbox;
    private final ApiOperations operations;
    private final Map<String, List<Sender>> senders = new LinkedHashMap<>();

    /** An operation that sends a message, and the writes that trigger it. */
    private record Sender(
            OperationPlan operation, BindingPlan.Channel channel, EventTriggerPlan trigger, ResourcePlan resource) {}

    EventMessageSender(SandboxContext sandbox, ApiOperations operations) {
        this.sandbox = sandbox;
        this.operations = operations;
        // Sandboxes of APIs without channels are created without a pass over the operations.
        for (OperationPlan operation : sandbox.messages() == null
                ? List.<OperationPlan>of()
                : sandbox.plan().operations()) {
            EventTriggerPlan trigger = operation.trigger();
            String name = operation.resource();
            ResourcePlan resource =
                    name == null ? null : sandbox.plan().resources().get(name);
            if (operation.binding() instanceof BindingPlan.Channel channel && trigger != null && resource != null) {
                senders.computeIfAbsent(resource.name(), first -> new ArrayList<>())
                        .add(new Sender(operation, channel, trigger, resource));
            }
        }
    }

    /** Returns whether a call is about no event, although its operation sends messages about events: a client takes the place of the emulator. */
    static boolean isWithoutEvent(OperationPlan operation, ProtocolCall.@Nullable StateEvent event) {
        return event == null && operation.trigger() != null && operation.binding() instanceof BindingPlan.Channel;
    }

    /** Returns whether no write triggers a message. */
    boolean isEmpty() {
        return senders.isEmpty();
    }

    /** Adds the messages about the writes of a transaction to it. */
    void addTo(Transaction transaction) {
        for (Commit.Write write : transaction.writes()) {
            for (Sender sender : senders.getOrDefault(write.resource().value(), List.of())) {
                if (EventTriggerMatcher.isTriggering(write, sender.trigger())) {
                    Row row = write.after() == null ? write.before() : write.after();
                    send(sender, Objects.requireNonNull(row), transaction);
                }
            }
        }
    }

    /** Sends a message about an instance, unless the instance has no value for a parameter of the address. */
    private void send(Sender sender, Row row, Transaction transaction) {
        InstanceAddress at = InstanceAddress.of(sender.channel().address(), row, sender.resource());
        Document payload = at == null ? null : payload(sender, at.parameters(), row, transaction);
        if (at != null && payload != null) {
            MessageLog log = Objects.requireNonNull(sandbox.messages(), "messages");
            log.add(
                    new PublishedMessage(
                            "",
                            at.address(),
                            sender.channel().message(),
                            true,
                            Document.EMPTY_OBJECT,
                            MessageProperties.of(sender.channel().delivery()),
                            payload),
                    transaction);
        }
    }

    /** Returns the payload that the operation of a message chooses, or null for no message. */
    private @Nullable Document payload(Sender sender, Map<String, String> path, Row row, Transaction transaction) {
        HttpRoute route = Objects.requireNonNull(sandbox.router().channelRoute(sender.operation()), "a route");
        PreparedOperation operation = sandbox.operation(route);
        ProtocolCall call = new ProtocolCall(
                        new Trigger(), "POST", sender.channel().call(), ByteSlice.EMPTY)
                .event(new ProtocolCall.StateEvent(transaction.state(), row));
        Arguments arguments = operation.reader().ofPath(new RequestValues(call), path);
        ReplyEnvironment environment = new ReplyEnvironment(
                sandbox.options().seed(),
                sandbox.options().fillsOptional(),
                transaction.now(),
                sandbox.options().origin(sandbox.options().port()));
        RequestTransaction context = new RequestTransaction(sandbox, operation, arguments, transaction, environment);
        Reply<?> chosen =
                operations.run(sender.operation().group(), sender.operation().id(), context);
        if (chosen.content() instanceof ReplyContent.Nothing) {
            return null;
        }
        ReplyBuffer written = new ReplyBuffer();
        ReplyStages.write(chosen, context, written);
        return written.bodyFrom() == written.bodyTo()
                ? null
                : Json.parse(written.bodyArray(), written.bodyFrom(), written.bodyTo())
                        .detach();
    }

    /** The request of a write itself. It has no header fields. */
    private record Trigger() implements LocalRequest {
        @Override
        public String method() {
            return "POST";
        }

        @Override
        public String target() {
            return "/";
        }

        @Override
        public Map<String, String> fields() {
            return new LinkedHashMap<>();
        }

        @Override
        public ByteSlice body() {
            return ByteSlice.EMPTY;
        }
    }
}
