package dev.ectype.compiler.ir.binding;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Binds an operation to a channel message. The emulator receives the messages that clients send, and the reverse.
 *
 * @param operation the name of the operation, by which rules read a received message as a call
 * @param protocol the protocol of the channel, such as {@code amqp}, or null if any server of the API may serve it
 * @param reply the message that answers this one, or null
 */
public record ChannelMessage(
        String channel,
        String message,
        String operation,
        Direction direction,
        @Nullable String protocol,
        @Nullable Reply reply)
        implements Binding {
    /** Lists the directions of messages, as seen from the emulator. */
    public enum Direction {
        RECEIVED,
        SENT
    }

    /**
     * Describes the answer to a message.
     *
     * @param channel the channel of the answer, or null if each message names it
     */
    public record Reply(@Nullable String channel, String message) {}

    @Override
    public String label() {
        return direction.name();
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
    public String words() {
        return direction.name().toLowerCase(Locale.ROOT) + " " + message + " on " + channel;
    }
}
