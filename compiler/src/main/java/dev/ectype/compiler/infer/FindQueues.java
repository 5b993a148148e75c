package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.GrpcMethod;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.Queue;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.TextType;
import dev.ectype.compiler.ir.Tie;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds messages that wait: one call tells something messages, another shows them in envelopes at what refers to it, and calls
 * there take back what envelopes are known by.
 */
final class FindQueues implements InferenceRule {
    private static final List<String> GIVES_BACK =
            List.of("nack", "reject", "release", "return", "requeue", "abandon", "redeliver");

    @Override
    public List<Proposal> propose(Draft draft) {
        List<QueueCall> calls = new ArrayList<>();
        for (Route route : draft.routes.all()) {
            if (route.endpoint().binding() instanceof GrpcMethod) {
                calls.add(QueueCall.of(draft, route));
            }
        }
        List<Proposal> proposals = new ArrayList<>();
        List<Found> known = new ArrayList<>();
        for (QueueCall fetching : calls) {
            Envelope envelope = isFree(draft, fetching) ? Envelope.of(draft.shapes, fetching.route()) : null;
            if (envelope == null || known.stream().anyMatch(found -> found.isOf(envelope))) {
                continue;
            }
            Found found = WaitingMessages.of(draft, calls, fetching, envelope);
            if (found != null) {
                known.add(found);
                add(draft, calls, found, proposals);
            }
        }
        return proposals;
    }

    /** Whether nothing better is known of a call. */
    static boolean isFree(Draft draft, QueueCall call) {
        Role role = draft.role(call.route().endpoint().id());
        return !(role instanceof Role.Create || role instanceof Role.ListAll || role instanceof Role.Read);
    }

    /** Messages that wait at a holder, in envelopes known by a token. */
    record Found(Queue queue, Envelope envelope, Member token, Sketch told, Sketch holder) {
        boolean isOf(Envelope other) {
            return envelope.type().equals(other.type());
        }
    }

    private void add(Draft draft, List<QueueCall> calls, Found found, List<Proposal> proposals) {
        Queue queue = found.queue();
        proposals.add(proposal(
                new Change.Wait(WaitingMessages.resource(found)),
                80,
                found.token().name() + " is taken back where "
                        + found.envelope().message().name() + " is shown"));
        for (QueueCall call : calls) {
            if (!isFree(draft, call)) {
                continue;
            }
            Member messages = call.telling(found.envelope());
            Member told = messages == null ? null : WaitingMessages.naming(call, found.told());
            Role fetch = messages == null ? fetch(draft.shapes, call, found) : null;
            if (messages != null && told != null) {
                String ids = ids(draft.shapes, call);
                Role role = new Role.Publish(queue.told(), queue, messages.name(), ids);
                add(call, role, found.told(), told, "it is told what waits", proposals);
            } else if (fetch != null) {
                Member named = WaitingMessages.naming(call, found.holder());
                if (named != null) {
                    add(call, fetch, found.holder(), named, "it is about what waits", proposals);
                }
            }
        }
    }

    private void add(
            QueueCall call, Role role, Sketch sketch, Member named, String evidence, List<Proposal> proposals) {
        Tie tie = new Tie(named.name(), sketch.named(), String.valueOf(sketch.idMember));
        var endpoint = call.route().endpoint().id();
        proposals.add(proposal(new Change.TieParameter(endpoint, tie), 80, evidence));
        proposals.add(proposal(new Change.Assign(endpoint, role), 80, evidence));
    }

    /** Where a reply shows by what messages are known: its only list of texts, or its only text. */
    private static @Nullable String ids(Shapes shapes, QueueCall call) {
        TypeRef reply = Payloads.replyType(call.route().endpoint());
        for (Member member : shapes.shape(reply).members().values()) {
            TypeRef items = shapes.items(member.type());
            if (shapes.core(items == null ? member.type() : items) instanceof TextType) {
                return member.name();
            }
        }
        return null;
    }

    private static @Nullable Role fetch(Shapes shapes, QueueCall call, Found found) {
        Envelope shown = Envelope.of(shapes, call.route());
        boolean takes = shown != null && found.isOf(shown);
        Member tokens = call.tokens(found.token());
        Member more = call.moreTokens(found.token());
        if (!takes && tokens == null) {
            return null;
        }
        boolean listed = more != null && call.time(true) != null;
        Member time = call.time(listed);
        if (takes && shown != null) {
            boolean lasting = call.route().endpoint().binding() instanceof GrpcMethod method && method.serverStreams();
            Member patience = call.time(false);
            Role.Fetch.Taking taking =
                    new Role.Fetch.Taking(name(call.most()), name(patience), shown.replyAt(), lasting);
            String kept = more == null || time == null ? null : more.name();
            return new Role.Fetch(
                    found.queue().holder(),
                    found.queue(),
                    name(tokens),
                    kept,
                    kept == null ? null : name(time),
                    taking);
        }
        String method = call.route().endpoint().id().value();
        List<String> words = Words.of(method.substring(method.lastIndexOf('/') + 1));
        boolean givesBack = time == null && words.stream().anyMatch(GIVES_BACK::contains);
        boolean keeps = time != null || givesBack;
        return new Role.Fetch(
                found.queue().holder(),
                found.queue(),
                keeps ? null : name(tokens),
                keeps ? name(tokens) : null,
                name(time),
                null);
    }

    private static @Nullable String name(@Nullable Member member) {
        return member == null ? null : member.name();
    }
}
