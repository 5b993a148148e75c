package dev.ectype.runtime.channel;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.wire.ChannelDelivery;
import dev.ectype.runtime.wire.PublishedMessage;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Describes a channel by the address that its operations have. */
final class DescribedChannel {
    private static final Pattern PARAMETER = Pattern.compile("\\{[^{}]*}");

    private final String template;
    private final boolean shared;
    private final List<OperationPlan> operations = new ArrayList<>();
    private boolean receiving;
    private boolean replying;
    private boolean text;
    private boolean publishable;
    private final Set<String> sentMessages = new LinkedHashSet<>();
    private final Set<String> receivedMessages = new LinkedHashSet<>();
    private @Nullable OperationPlan first;

    /** @param shared true if operations of another protocol have the path of the channel */
    DescribedChannel(String template, boolean shared) {
        this.template = template;
        this.shared = shared;
    }

    /** Returns the address with parameters in braces. */
    String template() {
        return template;
    }

    /** Returns a key that templates with other names of parameters share. */
    static String key(String template) {
        return PARAMETER.matcher(template).replaceAll("{}");
    }

    boolean hasParameters() {
        return template.indexOf('{') >= 0;
    }

    boolean isShared() {
        return shared;
    }

    /** Returns whether a client receives the reply to its message on the same connection, because no channel is described for it. */
    boolean repliesDirectly() {
        return replying;
    }

    /** Returns whether the payloads of the channel are plain text on the wire. */
    boolean isText() {
        return text;
    }

    /** Returns a payload as clients of the channel receive it, without a copy. */
    ByteSlice payload(PublishedMessage message) {
        Document payload = message.payload();
        return text && payload.isString() ? ByteSlice.utf8(payload.text()) : json(payload);
    }

    /** Returns the payload of a message on its way to a subscriber. */
    ByteSlice payload(ChannelDelivery delivery) {
        return delivery.received(payload(delivery.message()));
    }

    /** Returns the bytes of a JSON document, without a copy. */
    static ByteSlice json(Document document) {
        return new ByteSlice(document.array(), document.from(), document.to());
    }

    /** Returns whether messages are described that clients can publish. Others only have replies of the emulator. */
    boolean isPublishable() {
        return publishable;
    }

    /** Returns whether the emulator sends a message, and clients only in its place. */
    boolean sends(@Nullable String message) {
        return !receiving || sentMessages.contains(message) && !receivedMessages.contains(message);
    }

    /** Returns the first operation with messages of the channel itself, or null if it only has replies. */
    @Nullable
    OperationPlan first() {
        return first;
    }

    /** Returns the operations with messages on the channel, including those that reply there. */
    List<OperationPlan> operations() {
        return operations;
    }

    /** Adds an operation that replies on the channel. */
    void addReply(OperationPlan operation) {
        operations.add(operation);
    }

    void add(OperationPlan operation, BindingPlan.Channel message) {
        operations.add(operation);
        first = first == null ? operation : first;
        (message.sent() ? sentMessages : receivedMessages).add(message.message());
        publishable = true;
        text |= message.text();
        receiving |= !message.sent();
        BindingPlan.Channel.ChannelReply reply = message.sent() ? null : message.reply();
        replying |= reply != null && reply.address() == null && reply.location() == null;
    }
}
