package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.TypeName;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Takes a path below a thing that is named after a member of it, and that shows and takes what the member holds, for that
 * member: {@code /orders/{id}/address} writes a part of the order.
 */
final class FindParts implements InferenceRule {
    private static final List<String> WRITES = List.of("PUT", "PATCH", "POST");

    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (List<Route> routes : draft.routes.byPath().values()) {
            PathTemplate path = routes.get(0).path();
            boolean below = path.endsWithLiteral() && path.size() > 1;
            Sketch owner = below ? draft.at(path.parent()) : null;
            boolean one = owner != null && (owner.singleton || path.parent().endsWithParameter());
            Sketch here = draft.at(path);
            if (owner != null && one && (here == null || here.singleton)) {
                Proposal proposal = proposal(draft, path, owner);
                if (proposal != null) {
                    proposals.add(proposal);
                }
            }
        }
        return proposals;
    }

    private @Nullable Proposal proposal(Draft draft, PathTemplate path, Sketch owner) {
        if (isCalledSo(draft, path, owner)) {
            return proposal(new Change.Part(path, owner.key, null), 75, "what is shown there is called so");
        }
        Shape whole = draft.shape(owner);
        Member member = whole.like(path.last().literal());
        TypeRef told = member == null ? null : told(draft, path);
        if (member == null || told == null) {
            return null;
        }
        if (holds(draft, member.type(), told)) {
            String evidence = "the member " + member.name() + " holds what is told there";
            return proposal(new Change.Part(path, owner.key, member.name()), 75, evidence);
        }
        Shape inner = draft.shapes.shape(told);
        boolean some = inner.has(member.name())
                && inner.shared(whole) == inner.members().size();
        String evidence = "the members that are told there are members of " + owner.key;
        return some ? proposal(new Change.Part(path, owner.key, null), 70, evidence) : null;
    }

    /** Whether a {@code RobotConfiguration} is a robot, which {@code /robots/{id}/configuration} shows and changes too. */
    private static boolean isCalledSo(Draft draft, PathTemplate path, Sketch owner) {
        Route read = draft.routes.find("GET", path);
        TypeRef shown = read == null ? null : Payloads.replyType(read.endpoint());
        String called = Words.key(owner.noun()) + Words.key(path.last().literal());
        boolean written = WRITES.stream().anyMatch(method -> draft.routes.find(method, path) != null);
        return shown != null
                && written
                && draft.shapes.names(shown).stream()
                        .filter(draft.shapes.names(owner.stored())::contains)
                        .anyMatch(name -> Words.key(name.value()).equals(called));
    }

    /** What is written there, else what is shown where something can be written or taken away. */
    private static @Nullable TypeRef told(Draft draft, PathTemplate path) {
        for (String method : WRITES) {
            Route write = draft.routes.find(method, path);
            TypeRef body = write == null ? null : Payloads.bodyType(write.endpoint());
            boolean adds = method.equals("POST") && body != null && draft.shapes.items(body) != null;
            if (body != null && !adds) {
                return body;
            }
        }
        return null;
    }

    private static boolean holds(Draft draft, TypeRef member, TypeRef told) {
        List<TypeName> names = draft.shapes.names(told);
        if (draft.shapes.names(member).stream().anyMatch(names::contains)) {
            return true;
        }
        TypeRef kept = draft.shapes.items(member);
        TypeRef sent = draft.shapes.items(told);
        if (kept != null || sent != null) {
            return kept != null && sent != null && holds(draft, kept, sent);
        }
        Shape inner = draft.shapes.shape(told);
        if (!inner.isEmpty()) {
            return 2 * inner.shared(draft.shapes.shape(member))
                    > inner.members().size();
        }
        return draft.shapes.core(member).getClass() == draft.shapes.core(told).getClass();
    }
}
