package dev.ectype.compiler.ingest.asyncapi;

import dev.ectype.compiler.ingest.asyncapi.ChannelOperation.DeclaredReply;
import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ir.binding.ChannelMessage.Direction;
import dev.ectype.compiler.ir.binding.MessageLocation;
import dev.ectype.compiler.source.LocatedNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the operations of a description, which state the view of the application that the emulator stands for. In version 2 the
 * words are those of its clients: they publish what the application receives. In version 3 they are its own: it receives.
 */
final class ChannelOperationFinder {
    private final AsyncApiVersion version;
    private final DescriptionReferences links;
    private final ChannelReader channels;
    private final MessageReader messages;

    ChannelOperationFinder(
            AsyncApiVersion version, DescriptionReferences links, ChannelReader channels, MessageReader messages) {
        this.version = version;
        this.links = links;
        this.channels = channels;
        this.messages = messages;
    }

    /** Returns the operations in the order of the description. */
    List<ChannelOperation> find(DescriptionObject root, List<DeclaredChannel> declared) {
        return version == AsyncApiVersion.V2 ? ofChannels(declared) : ofRoot(root);
    }

    private List<ChannelOperation> ofChannels(List<DeclaredChannel> declared) {
        List<ChannelOperation> operations = new ArrayList<>();
        for (DeclaredChannel channel : declared) {
            for (LocatedNode place : channel.fields().place().members()) {
                Direction direction = switch (place.name()) {
                    case "publish" -> Direction.RECEIVED;
                    case "subscribe" -> Direction.SENT;
                    default -> null;
                };
                DescriptionObject own =
                        direction == null ? null : DescriptionObject.following(place, place.name(), links);
                if (direction != null && own != null) {
                    TraitedObject fields = TraitedObject.of(own, version, links);
                    operations.add(new ChannelOperation(
                            fields.text("operationId"), fields, direction, channel, messages.alternatives(own), null));
                }
            }
        }
        return operations;
    }

    private List<ChannelOperation> ofRoot(DescriptionObject root) {
        List<ChannelOperation> operations = new ArrayList<>();
        for (LocatedNode place : root.members("operations")) {
            DescriptionObject own =
                    place.name().startsWith("x-") ? null : DescriptionObject.following(place, "operations", links);
            Direction direction = own == null ? null : direction(own);
            DeclaredChannel channel = own == null || direction == null ? null : channels.referred(own);
            if (own != null && direction != null && channel != null) {
                operations.add(new ChannelOperation(
                        place.name(),
                        TraitedObject.of(own, version, links),
                        direction,
                        channel,
                        messages.listed(own, channel.fields()),
                        reply(own)));
            }
        }
        Set<ReceivedMessage> received = new LinkedHashSet<>();
        for (ChannelOperation operation : operations) {
            if (operation.direction() == Direction.RECEIVED) {
                operation
                        .messages()
                        .forEach(message -> received.add(new ReceivedMessage(operation.channel(), message)));
            }
        }
        for (ChannelOperation asking : List.copyOf(operations)) {
            ChannelOperation answering = answering(asking, received);
            if (answering != null) {
                operations.add(answering);
            }
        }
        return operations;
    }

    /** Identifies a message that clients send on a channel. */
    private record ReceivedMessage(@Nullable String address, String name) {
        ReceivedMessage(DeclaredChannel channel, DeclaredMessage message) {
            this(channel.address(), message.name());
        }
    }

    /** Returns the operation that receives the replies to messages of the application, or null if earlier operations receive all. */
    private @Nullable ChannelOperation answering(ChannelOperation asking, Set<ReceivedMessage> received) {
        DescriptionObject reply = asking.fields().object("reply");
        DeclaredReply declared = asking.reply();
        DeclaredChannel channel = declared == null ? null : declared.channel();
        if (asking.direction() != Direction.SENT || reply == null || declared == null || channel == null) {
            return null;
        }
        List<DeclaredMessage> missing = declared.messages().stream()
                .filter(message -> received.add(new ReceivedMessage(channel, message)))
                .toList();
        return missing.isEmpty()
                ? null
                : new ChannelOperation(
                        null, TraitedObject.of(reply, version, links), Direction.RECEIVED, channel, missing, null);
    }

    private @Nullable Direction direction(DescriptionObject operation) {
        String action = operation.text("action");
        Direction direction = switch (action == null ? "" : action.toLowerCase(Locale.ROOT)) {
            case "receive" -> Direction.RECEIVED;
            case "send" -> Direction.SENT;
            default -> null;
        };
        if (direction == null) {
            LocatedNode place = operation.place("action");
            links.findings().unexpected(place == null ? operation.place() : place, "action", "`send` or `receive`");
        }
        return direction;
    }

    private @Nullable DeclaredReply reply(DescriptionObject operation) {
        DescriptionObject reply = operation.object("reply");
        if (reply == null) {
            return null;
        }
        DeclaredChannel channel = reply.has("channel") ? channels.referred(reply) : null;
        DescriptionObject address = reply.object("address");
        MessageLocation location = address == null ? null : messages.location(address);
        List<DeclaredMessage> replies = channel == null && !reply.has("messages")
                ? List.of()
                : messages.listed(reply, channel == null ? reply : channel.fields());
        return new DeclaredReply(channel, location, replies);
    }
}
