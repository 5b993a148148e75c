package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.infer.async.FindQueues.QueueMatch;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.CallArguments;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.DerivedMembers;
import dev.ectype.compiler.ir.resource.IdStyle;
import dev.ectype.compiler.ir.resource.MessageQueue;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceIdentity;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.noun.Nouns;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the topic, the subscription and the token of a message queue. */
final class QueueFinder {
    private QueueFinder() {}

    /** Returns the queue from which a call fetches envelopes, or null without a call that publishes or acknowledges. */
    static @Nullable QueueMatch of(
            ModelDraft draft, List<QueueCall> calls, QueueCall fetching, MessageEnvelope envelope) {
        ObjectMember token = token(draft, calls, envelope);
        if (token == null || stores(draft, envelope)) {
            return null;
        }
        for (QueueCall publishing : calls) {
            boolean publishes = FindQueues.isFree(draft, publishing) && publishing.messagesMember(envelope) != null;
            for (ResourceDraft topic : publishes ? draft.resources() : List.<ResourceDraft>of()) {
                QueueMatch found = isNamed(topic) && identifierOf(publishing, topic) != null
                        ? found(draft, fetching, envelope, token, topic)
                        : null;
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    /** Returns the member that identifies an instance of the resource, or a generic identifier member. */
    static @Nullable ObjectMember identifierOf(QueueCall call, ResourceDraft resource) {
        ObjectMember named = call.identifierOf(resource);
        return named == null ? call.genericIdentifier() : named;
    }

    private static @Nullable QueueMatch found(
            ModelDraft draft, QueueCall fetching, MessageEnvelope envelope, ObjectMember token, ResourceDraft topic) {
        for (ResourceDraft subscription : draft.resources()) {
            String reference = subscription == topic ? null : reference(draft, subscription, topic);
            boolean holds = isNamed(subscription)
                    && (subscription == topic || reference != null)
                    && (fetching.identifierOf(subscription) != null
                            || reference != null && fetching.genericIdentifier() != null);
            if (holds) {
                MessageQueue queue = new MessageQueue(
                        topic.resourceName(),
                        subscription.resourceName(),
                        envelopeName(draft, subscription, envelope),
                        reference,
                        envelope.message().name(),
                        envelope.attempts(draft.shapes),
                        messageId(draft, envelope),
                        time(draft, envelope),
                        name(QueueCall.ackDeadline(draft, subscription)));
                return new QueueMatch(queue, envelope, token, topic, subscription);
            }
        }
        return null;
    }

    private static boolean isNamed(ResourceDraft resource) {
        return !resource.singleton && resource.idMember != null && resource.name != null;
    }

    /**
     * Returns whether the envelope or its message is the type of a resource. Stored instances are not fetched from a
     * queue.
     */
    private static boolean stores(ModelDraft draft, MessageEnvelope envelope) {
        return draft.resources().stream()
                .anyMatch(resource -> resource.type != null
                        && (resource.storedType().equals(envelope.type())
                                || envelope.holds(draft.shapes, resource.storedType())));
    }

    /** Returns the text member of an envelope that calls send back. */
    private static @Nullable ObjectMember token(ModelDraft draft, List<QueueCall> calls, MessageEnvelope envelope) {
        for (ObjectMember member : draft.shapes.shape(envelope.type()).members().values()) {
            boolean text = draft.shapes.core(member.type()) instanceof TextType;
            if (text
                    && calls.stream().anyMatch(call -> call.tokens(member) != null && FindQueues.isFree(draft, call))) {
                return member;
            }
        }
        return null;
    }

    /** Returns the member with which one resource references another, or null. */
    static @Nullable String reference(ModelDraft draft, ResourceDraft from, ResourceDraft to) {
        for (Relationship relationship : draft.relationships()) {
            boolean refers = relationship.from().equals(from.resourceName())
                    && relationship.to().equals(to.resourceName())
                    && relationship.kind() == Relationship.Kind.REFERENCE;
            if (refers && relationship.member() != null) {
                return relationship.member();
            }
        }
        for (ObjectMember member : draft.shape(from).members().values()) {
            boolean text = draft.shapes.core(member.type()) instanceof TextType;
            if (text && CallArguments.isIdentifierOf(NameWords.bare(member.name()), to.noun())) {
                return member.name();
            }
        }
        return null;
    }

    private static ResourceName envelopeName(ModelDraft draft, ResourceDraft subscription, MessageEnvelope envelope) {
        String message = envelope.message().name();
        String name =
                Nouns.plural(subscription.noun() + Character.toUpperCase(message.charAt(0)) + message.substring(1));
        while (draft.findByName(new ResourceName(name)) != null) {
            name = name + "Waiting";
        }
        return new ResourceName(name);
    }

    private static @Nullable String messageId(ModelDraft draft, MessageEnvelope envelope) {
        for (ObjectMember member :
                draft.shapes.shape(envelope.message().type()).members().values()) {
            boolean text = draft.shapes.core(member.type()) instanceof TextType textType && textType.format() == null;
            String bare = NameWords.bare(member.name());
            boolean own = bare.equals("id")
                    || bare.equals("uid")
                    || bare.endsWith("id")
                            && CallArguments.isIdentifierOf(
                                    bare, envelope.message().name());
            if (text && own) {
                return member.name();
            }
        }
        return null;
    }

    private static @Nullable String time(ModelDraft draft, MessageEnvelope envelope) {
        for (ObjectMember member :
                draft.shapes.shape(envelope.message().type()).members().values()) {
            if (draft.shapes.core(member.type()) instanceof TextType text && "date-time".equals(text.format())) {
                return member.name();
            }
        }
        return null;
    }

    private static @Nullable String name(@Nullable ObjectMember member) {
        return member == null ? null : member.name();
    }

    /** Creates the resource that stores the envelopes. */
    static Resource resource(QueueMatch found) {
        ResourceIdentity identity = new ResourceIdentity(found.token().name(), List.of(), new IdStyle.Uuid());
        return new Resource(
                found.queue().envelopes(),
                found.envelope().type(),
                identity,
                found.queue().subscription(),
                false,
                false,
                null,
                null,
                null,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                DerivedMembers.NONE);
    }
}
