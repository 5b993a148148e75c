package dev.ectype.compiler.infer;

import dev.ectype.compiler.infer.FindQueues.Found;
import dev.ectype.compiler.ir.IdStyle;
import dev.ectype.compiler.ir.Identity;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.Queue;
import dev.ectype.compiler.ir.Relationship;
import dev.ectype.compiler.ir.Resource;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.TextType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What messages are told to, where they wait, and by what their envelopes are known. */
final class WaitingMessages {
    private WaitingMessages() {}

    /** What is known where a call shows envelopes; null where nothing tells messages or takes anything back. */
    static @Nullable Found of(Draft draft, List<QueueCall> calls, QueueCall fetching, Envelope envelope) {
        Member token = token(draft, calls, envelope);
        if (token == null || stores(draft, envelope)) {
            return null;
        }
        for (QueueCall telling : calls) {
            boolean tells = FindQueues.isFree(draft, telling) && telling.telling(envelope) != null;
            for (Sketch told : tells ? draft.sketches() : List.<Sketch>of()) {
                Found found = isNamed(told) && naming(telling, told) != null
                        ? found(draft, fetching, envelope, token, told)
                        : null;
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    /** The member that names one of those things, or names something and can mean nothing else. */
    static @Nullable Member naming(QueueCall call, Sketch sketch) {
        Member named = call.naming(sketch);
        return named == null ? call.generic() : named;
    }

    private static @Nullable Found found(
            Draft draft, QueueCall fetching, Envelope envelope, Member token, Sketch told) {
        for (Sketch holder : draft.sketches()) {
            String reference = holder == told ? null : reference(draft, holder, told);
            boolean holds = isNamed(holder)
                    && (holder == told || reference != null)
                    && (fetching.naming(holder) != null || reference != null && fetching.generic() != null);
            if (holds) {
                Queue queue = new Queue(
                        told.named(),
                        holder.named(),
                        waiting(draft, holder, envelope),
                        reference,
                        envelope.message().name(),
                        envelope.attempts(draft.shapes),
                        messageId(draft, envelope),
                        time(draft, envelope),
                        name(QueueCall.patience(draft, holder)));
                return new Found(queue, envelope, token, told, holder);
            }
        }
        return null;
    }

    private static boolean isNamed(Sketch sketch) {
        return !sketch.singleton && sketch.idMember != null && sketch.name != null;
    }

    /** What is kept as a thing of its own does not wait to be fetched. */
    private static boolean stores(Draft draft, Envelope envelope) {
        return draft.sketches().stream()
                .anyMatch(sketch -> sketch.type != null
                        && (sketch.stored().equals(envelope.type()) || envelope.holds(draft.shapes, sketch.stored())));
    }

    /** The text of an envelope that calls take back. */
    private static @Nullable Member token(Draft draft, List<QueueCall> calls, Envelope envelope) {
        for (Member member : draft.shapes.shape(envelope.type()).members().values()) {
            boolean text = draft.shapes.core(member.type()) instanceof TextType;
            if (text
                    && calls.stream().anyMatch(call -> call.tokens(member) != null && FindQueues.isFree(draft, call))) {
                return member;
            }
        }
        return null;
    }

    /** The member by which things of one kind refer to one of another, or null. */
    static @Nullable String reference(Draft draft, Sketch from, Sketch to) {
        for (Relationship relationship : draft.relationships()) {
            boolean refers = relationship.from().equals(from.named())
                    && relationship.to().equals(to.named())
                    && relationship.kind() == Relationship.Kind.REFERENCE;
            if (refers && relationship.member() != null) {
                return relationship.member();
            }
        }
        for (Member member : draft.shape(from).members().values()) {
            boolean text = draft.shapes.core(member.type()) instanceof TextType;
            if (text && CallArguments.names(Words.bare(member.name()), to.noun())) {
                return member.name();
            }
        }
        return null;
    }

    private static ResourceName waiting(Draft draft, Sketch holder, Envelope envelope) {
        String message = envelope.message().name();
        String name = holder.noun() + Character.toUpperCase(message.charAt(0)) + message.substring(1) + "s";
        while (draft.named(new ResourceName(name)) != null) {
            name = name + "Waiting";
        }
        return new ResourceName(name);
    }

    private static @Nullable String messageId(Draft draft, Envelope envelope) {
        for (Member member :
                draft.shapes.shape(envelope.message().type()).members().values()) {
            boolean text = draft.shapes.core(member.type()) instanceof TextType told && told.format() == null;
            String bare = Words.bare(member.name());
            boolean own = bare.equals("id")
                    || bare.equals("uid")
                    || bare.endsWith("id")
                            && CallArguments.names(bare, envelope.message().name());
            if (text && own) {
                return member.name();
            }
        }
        return null;
    }

    private static @Nullable String time(Draft draft, Envelope envelope) {
        for (Member member :
                draft.shapes.shape(envelope.message().type()).members().values()) {
            if (draft.shapes.core(member.type()) instanceof TextType text && "date-time".equals(text.format())) {
                return member.name();
            }
        }
        return null;
    }

    private static @Nullable String name(@Nullable Member member) {
        return member == null ? null : member.name();
    }

    /** The envelopes as things that are kept. */
    static Resource resource(Found found) {
        Identity identity = new Identity(found.token().name(), List.of(), new IdStyle.Uuid());
        return new Resource(
                found.queue().waiting(),
                found.envelope().type(),
                identity,
                found.queue().holder(),
                false,
                false,
                null,
                null,
                null,
                List.of(),
                List.of());
    }
}
