package dev.ectype.compiler.ingest.asyncapi;

import dev.ectype.compiler.ir.binding.ChannelMessage;
import dev.ectype.compiler.ir.binding.MessageLocation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes an operation on a channel.
 *
 * @param id the declared identifier, or null
 * @param direction the direction of its messages, as seen from the emulator
 * @param reply the replies to its messages, or null
 */
record ChannelOperation(
        @Nullable String id,
        TraitedObject fields,
        ChannelMessage.Direction direction,
        DeclaredChannel channel,
        List<DeclaredMessage> messages,
        @Nullable DeclaredReply reply) {
    ChannelOperation {
        messages = List.copyOf(messages);
    }

    /**
     * Describes the replies to the messages of an operation.
     *
     * @param channel the channel of the replies, or null if none is described
     * @param address the location of the channel's address in the received message, or null
     */
    record DeclaredReply(
            @Nullable DeclaredChannel channel, @Nullable MessageLocation address, List<DeclaredMessage> messages) {
        DeclaredReply {
            messages = List.copyOf(messages);
        }

        /** Returns the part of the operation's bindings about the replies. */
        ChannelMessage.Reply binding() {
            List<String> names = messages.stream().map(DeclaredMessage::name).toList();
            return new ChannelMessage.Reply(channel == null ? null : channel.address(), address, names);
        }
    }
}
