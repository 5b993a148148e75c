package dev.ectype.runtime.emulator.channel;

import dev.ectype.noun.Nouns;
import dev.ectype.runtime.emulator.envelope.PathDocumentBuilder;
import dev.ectype.runtime.emulator.reply.ReplyEnvironment;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.plan.EventTriggerPlan;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.resource.ResourcePlan;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.wire.EventTriggerMatcher;
import dev.ectype.runtime.wire.MessageProperties;
import dev.ectype.runtime.wire.PublishedMessage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Sends the messages that writes of resources trigger. */
final class EventMessageSender {
    private final MessageRows rows;
    private final ReplyEnvironment environment;
    private final Map<String, List<Sender>> senders = new LinkedHashMap<>();

    /** A message, and the writes that trigger it. */
    private record Sender(BindingPlan.Channel channel, EventTriggerPlan trigger, ResourcePlan resource, Schema type) {}

    private EventMessageSender(MessageRows rows, ReplyEnvironment environment) {
        this.rows = rows;
        this.environment = environment;
    }

    static EventMessageSender of(Plan plan, MessageRows rows, ReplyEnvironment environment) {
        EventMessageSender sent = new EventMessageSender(rows, environment);
        for (OperationPlan operation : plan.operations()) {
            EventTriggerPlan trigger = operation.trigger();
            String name = operation.resource();
            ResourcePlan resource = name == null ? null : plan.resources().get(name);
            if (operation.binding() instanceof BindingPlan.Channel channel && trigger != null && resource != null) {
                ReplyPlan reply = operation.reply();
                Schema type = reply == null || reply.media() == null
                        ? AnySchema.ANY
                        : reply.media().type();
                sent.senders
                        .computeIfAbsent(resource.name(), first -> new ArrayList<>())
                        .add(new Sender(channel, trigger, resource, type));
            }
        }
        return sent;
    }

    boolean isEmpty() {
        return senders.isEmpty();
    }

    /** Adds the messages about the writes of a transaction to it. */
    void addTo(Transaction transaction) {
        for (Commit.Write write : transaction.writes()) {
            for (Sender sender : senders.getOrDefault(write.resource().value(), List.of())) {
                if (EventTriggerMatcher.isTriggering(write, sender.trigger())) {
                    Row row = write.after() == null ? write.before() : write.after();
                    PublishedMessage message = message(sender, Objects.requireNonNull(row), transaction.now());
                    if (message != null) {
                        rows.append(message, transaction);
                    }
                }
            }
        }
    }

    /** Returns the message about an instance, or null if the instance has no value for a parameter of the address. */
    private @Nullable PublishedMessage message(Sender sender, Row row, long now) {
        Document instance = Json.parse(row.document());
        List<String> missing = new ArrayList<>();
        String address = ChannelAddress.of(sender.channel().address(), name -> {
            String value = value(name, instance, row, sender.resource());
            if (value == null) {
                missing.add(name);
            }
            return String.valueOf(value);
        });
        if (!missing.isEmpty()) {
            return null;
        }
        ReplyEnvironment timed =
                new ReplyEnvironment(environment.seed(), environment.fills(), now, environment.origin());
        MemberPath at = at(sender.type(), sender.resource());
        Document payload = Fitter.fitted(
                PathDocumentBuilder.of(at, described(instance, SchemaShape.at(sender.type(), at), sender.resource())),
                sender.type(),
                timed.fitting(sender.resource().name(), row.id(), at));
        return new PublishedMessage(
                "",
                address,
                sender.channel().message(),
                true,
                Document.EMPTY_OBJECT,
                MessageProperties.of(sender.channel().delivery()),
                payload);
    }

    /** Returns the value of a parameter: the member of its name, else the identifier if it is called like one. */
    private static @Nullable String value(String name, Document instance, Row row, ResourcePlan resource) {
        String wanted = NormalizedName.of(name);
        for (JsonMember member : instance.members()) {
            if (NormalizedName.of(member.name()).equals(wanted)
                    && !member.value().isObject()) {
                return member.value().text();
            }
        }
        boolean isIdentifier =
                wanted.equals("id") || wanted.equals(NormalizedName.of(Nouns.singular(resource.name())) + "id");
        return isIdentifier ? row.id() : null;
    }

    /** Returns the members of an instance that a payload describes, all if it has the type of the resource or describes none. */
    private static Document described(Document instance, @Nullable Schema type, ResourcePlan resource) {
        ObjectSchema object = type == null || type.equals(resource.type()) ? null : SchemaShape.object(type);
        if (object == null || object.members().isEmpty()) {
            return instance;
        }
        JsonWriter out = new JsonWriter(instance.length()).beginObject();
        for (JsonMember member : instance.members()) {
            if (object.member(member.name()) != null) {
                out.name(member.name()).value(member.value());
            }
        }
        return out.endObject().toDocument();
    }

    /** Returns the location of the instance in a payload: the object with its type or name, else the payload itself. */
    private static MemberPath at(Schema type, ResourcePlan resource) {
        ObjectSchema object = type.equals(resource.type()) ? null : SchemaShape.object(type);
        String noun = NormalizedName.of(Nouns.singular(resource.name()));
        for (MemberSchema member : object == null ? List.<MemberSchema>of() : object.members()) {
            boolean isNamed =
                    NormalizedName.of(member.name()).equals(noun) && SchemaShape.object(member.type()) != null;
            if (isNamed
                    || resource.type() instanceof NamedSchema && member.type().equals(resource.type())) {
                return MemberPath.of(member.name());
            }
        }
        return MemberPath.EMPTY;
    }
}
