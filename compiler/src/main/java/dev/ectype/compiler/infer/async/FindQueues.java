package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.binding.GrpcMethod;
import dev.ectype.compiler.ir.resource.MessageDelivery;
import dev.ectype.compiler.ir.resource.MessageQueue;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.ReplyingRole;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds message queues: one call publishes messages, another fetches them in envelopes from a subscription, and calls
 * on that subscription acknowledge the tokens of envelopes.
 */
public final class FindQueues implements InferenceRule {
    private static final List<String> REJECTING =
            List.of("nack", "reject", "release", "return", "requeue", "abandon", "redeliver");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<QueueCall> calls = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            if (route.endpoint().binding() instanceof GrpcMethod) {
                calls.add(QueueCall.of(draft, route));
            }
        }
        List<Proposal> proposals = new ArrayList<>();
        List<QueueMatch> known = new ArrayList<>();
        for (QueueCall fetching : calls) {
            MessageEnvelope envelope =
                    isFree(draft, fetching) ? MessageEnvelope.of(draft.shapes, fetching.route()) : null;
            if (envelope == null || known.stream().anyMatch(found -> found.isOf(envelope))) {
                continue;
            }
            QueueMatch found = QueueFinder.of(draft, calls, fetching, envelope);
            if (found != null) {
                known.add(found);
                add(draft, calls, found, proposals);
            }
        }
        return proposals;
    }

    /** Returns whether a call has no more specific role. */
    static boolean isFree(ModelDraft draft, QueueCall call) {
        Role role = draft.role(call.route().endpoint().id());
        return !(role instanceof Role.Create || role instanceof Role.ListAll || role instanceof Role.Read);
    }

    /** Messages that wait at a subscription, in envelopes with a token. */
    record QueueMatch(
            MessageQueue queue,
            MessageEnvelope envelope,
            ObjectMember token,
            ResourceDraft topic,
            ResourceDraft subscription) {
        boolean isOf(MessageEnvelope other) {
            return envelope.type().equals(other.type());
        }
    }

    private void add(ModelDraft draft, List<QueueCall> calls, QueueMatch found, List<Proposal> proposals) {
        MessageQueue queue = found.queue();
        proposals.add(proposal(
                new ModelChange.AddQueueResource(QueueFinder.resource(found)),
                80,
                found.token().name() + " acknowledges messages and "
                        + found.envelope().message().name() + " is returned"));
        for (QueueCall call : calls) {
            if (!isFree(draft, call)) {
                continue;
            }
            ObjectMember messages = call.messagesMember(found.envelope());
            ObjectMember identifier = messages == null ? null : QueueFinder.identifierOf(call, found.topic());
            Role fetch = messages == null ? fetch(draft.shapes, call, found) : null;
            if (messages != null && identifier != null) {
                String ids = ids(draft.shapes, call);
                Role role = new ReplyingRole.Publish(queue.topic(), queue, messages.name(), ids);
                add(call, role, found.topic(), identifier, "the body contains the queued messages", proposals);
            } else if (fetch != null) {
                ObjectMember named = QueueFinder.identifierOf(call, found.subscription());
                if (named != null) {
                    add(
                            call,
                            fetch,
                            found.subscription(),
                            named,
                            "the operation pulls, acknowledges or defers queued messages",
                            proposals);
                }
            }
        }
    }

    private void add(
            QueueCall call,
            Role role,
            ResourceDraft resource,
            ObjectMember named,
            String evidence,
            List<Proposal> proposals) {
        ParameterBinding binding =
                new ParameterBinding(named.name(), resource.resourceName(), String.valueOf(resource.idMember));
        var endpoint = call.route().endpoint().id();
        proposals.add(proposal(new ModelChange.BindParameter(endpoint, binding), 80, evidence));
        proposals.add(proposal(new ModelChange.AssignRole(endpoint, role), 80, evidence));
    }

    /** Returns the member of a reply with the message identifiers: its first text member or list of texts, or null. */
    private static @Nullable String ids(TypeShapes shapes, QueueCall call) {
        TypeRef reply = Payloads.replyType(call.route().endpoint());
        for (ObjectMember member : shapes.shape(reply).members().values()) {
            TypeRef items = shapes.items(member.type());
            if (shapes.core(items == null ? member.type() : items) instanceof TextType) {
                return member.name();
            }
        }
        return null;
    }

    private static @Nullable Role fetch(TypeShapes shapes, QueueCall call, QueueMatch found) {
        MessageEnvelope envelope = MessageEnvelope.of(shapes, call.route());
        boolean delivers = envelope != null && found.isOf(envelope);
        ObjectMember tokens = call.tokens(found.token());
        ObjectMember more = call.moreTokens(found.token());
        if (!delivers && tokens == null) {
            return null;
        }
        boolean listed = more != null && call.duration(true) != null;
        ObjectMember time = call.duration(listed);
        if (delivers && envelope != null) {
            boolean continuous = call.route().endpoint().binding().serverStreams();
            ObjectMember timeout = call.duration(false);
            MessageDelivery delivery =
                    new MessageDelivery(name(call.limit()), name(timeout), envelope.replyAt(), continuous);
            String deferred = more == null || time == null ? null : more.name();
            return new ReplyingRole.Fetch(
                    found.queue().subscription(),
                    found.queue(),
                    name(tokens),
                    deferred,
                    deferred == null ? null : name(time),
                    delivery);
        }
        String method = call.route().endpoint().id().value();
        List<String> words = NameWords.of(method.substring(method.lastIndexOf('/') + 1));
        boolean rejects = time == null && words.stream().anyMatch(REJECTING::contains);
        boolean defers = time != null || rejects;
        return new ReplyingRole.Fetch(
                found.queue().subscription(),
                found.queue(),
                defers ? null : name(tokens),
                defers ? name(tokens) : null,
                name(time),
                null);
    }

    private static @Nullable String name(@Nullable ObjectMember member) {
        return member == null ? null : member.name();
    }
}
