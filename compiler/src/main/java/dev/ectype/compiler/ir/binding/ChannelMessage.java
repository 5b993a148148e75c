package dev.ectype.compiler.ir.binding;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Binds an operation to a channel message. The emulator receives the messages that clients send, and the reverse.
 *
 * @param channel the address of the channel, with parameters in braces
 * @param operation the name of the operation, by which rules read a received message as a call
 * @param contentType the media type of the payload on the wire; inside the emulator it is JSON
 * @param protocols the protocols of the channel, such as {@code amqp}, or none if any protocol may serve it
 * @param delivery the described delivery of the message
 * @param correlation the location of the value that a reply repeats, or null
 * @param reply the reply to the message, or null
 * @param connection the names of the parameters that a connection to the channel has, not a message
 */
public record ChannelMessage(
        String channel,
        String message,
        String operation,
        Direction direction,
        String contentType,
        List<String> protocols,
        Delivery delivery,
        @Nullable MessageLocation correlation,
        @Nullable Reply reply,
        List<String> connection)
        implements Binding {
    public ChannelMessage {
        protocols = List.copyOf(protocols);
        connection = List.copyOf(connection);
    }

    /** Lists the directions of messages, as seen from the emulator. */
    public enum Direction {
        RECEIVED,
        SENT
    }

    /**
     * Describes how a message is delivered, in the terms of MQTT.
     *
     * @param qos the greatest quality of service, 0 to 2
     * @param retained true if later subscribers receive the message, too
     */
    public record Delivery(int qos, boolean retained) {
        /** The delivery of messages without a description of it. */
        public static final Delivery USUAL = new Delivery(2, false);
    }

    /**
     * Describes the reply to a message.
     *
     * @param channel the address of the channel of the reply, or null if only each message names it
     * @param address the location of the address in the message, or null
     * @param messages the names of the possible replies
     */
    public record Reply(@Nullable String channel, @Nullable MessageLocation address, List<String> messages) {
        public Reply {
            messages = List.copyOf(messages);
        }
    }

    @Override
    public String label() {
        return isClientInitiated() ? "RECEIVE" : "SEND";
    }

    @Override
    public String address() {
        return channel;
    }

    @Override
    public String groupName() {
        return channel;
    }

    @Override
    public boolean isClientInitiated() {
        return direction == Direction.RECEIVED;
    }

    /** Returns the operation of a received message. Nobody calls the operation of a sent one. */
    @Override
    public @Nullable String callName() {
        return isClientInitiated() ? operation : null;
    }

    @Override
    public @Nullable String messageName() {
        return isClientInitiated() ? message : null;
    }

    @Override
    public @Nullable String eventName() {
        return isClientInitiated() ? null : message;
    }

    @Override
    public String words() {
        return direction.name().toLowerCase(Locale.ROOT) + " " + message + " on " + channel;
    }
}
