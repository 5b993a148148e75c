package dev.ectype.runtime.emulator.instance;

import dev.ectype.runtime.emulator.channel.ChannelAddress;
import dev.ectype.runtime.emulator.channel.MessageLog;
import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.BindingPlan.Channel.ChannelReply;
import dev.ectype.runtime.plan.binding.BindingPlan.Channel.MessagePart;
import dev.ectype.runtime.plan.binding.Location;
import dev.ectype.runtime.wire.MessageProperties;
import dev.ectype.runtime.wire.PublishedMessage;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Publishes the messages of calls on channels. */
final class CallMessagePublisher {
    private static final String RESPONSE_TOPIC = "responseTopic";

    private CallMessagePublisher() {}

    /** Adds the message of a call and the reply to it to the state. Without a payload of the client, the emulator sends a generated message. */
    static void add(RequestTransaction context, MessageLog log, ReplyBuffer reply) {
        if (!(context.preparedOperation().route().plan().binding() instanceof BindingPlan.Channel channel)) {
            return;
        }
        Arguments arguments = context.arguments();
        UnaryOperator<String> values = arguments::pathText;
        Document published = arguments.payload().whole();
        Document returned = document(reply);
        Document payload = published == null && channel.sent() ? returned : published;
        if (payload == null) {
            return;
        }
        Document headers = headers(context);
        String address = ChannelAddress.of(channel.address(), values);
        String requested = context.request().header(MessageProperties.HEADER);
        MessageProperties properties =
                requested == null ? MessageProperties.of(channel.delivery()) : MessageProperties.of(requested);
        log.add(
                new PublishedMessage("", address, channel.message(), channel.sent(), headers, properties, payload),
                context.transaction());
        ChannelReply described = channel.sent() ? null : channel.reply();
        String named = properties.text(RESPONSE_TOPIC);
        String to = described == null
                ? null
                : named == null ? address(described, headers, payload, arguments) : BindingPlan.Channel.trimmed(named);
        if (described != null && to != null && returned != null) {
            String name =
                    described.messages().isEmpty() ? "" : described.messages().get(0);
            log.add(
                    new PublishedMessage(
                            "", to, name, true, correlated(channel, headers), properties.ofReply(), returned),
                    context.transaction());
        }
    }

    private static @Nullable Document document(ReplyBuffer reply) {
        return reply.bodyFrom() == reply.bodyTo()
                ? null
                : Json.parse(reply.bodyArray(), reply.bodyFrom(), reply.bodyTo())
                        .detach();
    }

    private static Document headers(RequestTransaction context) {
        JsonWriter out = null;
        for (ParameterPlan parameter :
                context.preparedOperation().route().plan().parameters()) {
            Document value =
                    parameter.in() == Location.HEADER ? context.arguments().sent(parameter.name()) : null;
            if (value != null) {
                out = out == null ? new JsonWriter(64).beginObject() : out;
                out.name(parameter.name()).value(value);
            }
        }
        return out == null ? Document.EMPTY_OBJECT : out.endObject().toDocument();
    }

    /** Returns the address of a reply: the one in the message, else the described one; null without one. */
    private static @Nullable String address(
            ChannelReply described, Document headers, Document payload, Arguments arguments) {
        MessagePart location = described.location();
        Document named = location == null ? null : (location.header() ? headers : payload).at(location.at());
        if (named != null && named.isString()) {
            return BindingPlan.Channel.trimmed(named.text());
        }
        String template = described.address();
        return template == null ? null : ChannelAddress.of(template, name -> valueOf(arguments, name));
    }

    private static String valueOf(Arguments arguments, String name) {
        return arguments.pathNames().contains(name) ? arguments.pathText(name) : "{" + name + "}";
    }

    /** Returns the header by which the client recognises the reply to its message. */
    private static Document correlated(BindingPlan.Channel channel, Document headers) {
        MessagePart correlation = channel.correlation();
        String name =
                correlation == null || !correlation.header() || correlation.at().isEmpty()
                        ? null
                        : correlation.at().names().get(0);
        Document value = name == null ? null : headers.member(name);
        return name == null || value == null
                ? Document.EMPTY_OBJECT
                : new JsonWriter(64)
                        .beginObject()
                        .name(name)
                        .value(value)
                        .endObject()
                        .toDocument();
    }
}
