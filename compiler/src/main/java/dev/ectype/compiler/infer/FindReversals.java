package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.NullableType;
import dev.ectype.compiler.ir.Role;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a verb and the one beside it that takes it back, {@code attach} and {@code detach}, as setting and unsetting members. */
final class FindReversals implements InferenceRule {

    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Route set : draft.routes.all()) {
            if (draft.role(set.endpoint().id()) instanceof Role.Touch touch
                    && !set.method().equals("GET")
                    && set.path().endsWithLiteral()) {
                List<String> members = members(draft, set, draft.sketch(touch.resource()));
                Route unset = members.isEmpty() ? null : reversal(draft, set);
                if (unset != null) {
                    proposals.addAll(setting(draft, set, touch));
                    Role clear = new Role.Clear(touch.resource(), members, replyAt(draft, unset, touch));
                    String evidence = verb(unset) + " takes back " + verb(set) + ", which sets " + members;
                    proposals.add(proposal(new Change.Assign(unset.endpoint().id(), clear), 80, evidence));
                }
            }
        }
        return proposals;
    }

    /** What has an opposite changes what it is done to, even where its verb mostly stands for something else. */
    private List<Proposal> setting(Draft draft, Route set, Role.Touch touch) {
        Sketch sketch = draft.sketch(touch.resource());
        Place body = draft.envelopes.locate(Payloads.bodyType(set.endpoint()), sketch.stored());
        if (touch.bodyAt() != null || body == null) {
            return List.of();
        }
        Role adjusting = new Role.Touch(touch.resource(), body.at(), touch.replyAt());
        return List.of(proposal(new Change.Assign(set.endpoint().id(), adjusting), 80, "another verb takes it back"));
    }

    private static @Nullable MemberPath replyAt(Draft draft, Route unset, Role.Touch touch) {
        Sketch sketch = draft.sketch(touch.resource());
        return Carried.surelyShows(draft, sketch, unset.endpoint())
                ? Carried.of(draft, sketch, unset.endpoint()).replyAt()
                : null;
    }

    private static String verb(Route route) {
        return Words.bare(route.path().last().literal());
    }

    /** The members of one that the body sets and that one need not have. */
    private static List<String> members(Draft draft, Route set, Sketch sketch) {
        Shape stored = draft.shape(sketch);
        Place body = draft.envelopes.locate(Payloads.bodyType(set.endpoint()), sketch.stored());
        List<String> members = new ArrayList<>();
        for (Member sent :
                draft.shapes.shape(body == null ? null : body.type()).members().values()) {
            Member kept = stored.member(sent.name());
            if (kept != null && !kept.name().equals(sketch.idMember) && isDispensable(kept)) {
                members.add(kept.name());
            }
        }
        return members;
    }

    private static boolean isDispensable(Member member) {
        return !member.required() || member.type() instanceof NullableType;
    }

    private static @Nullable Route reversal(Draft draft, Route set) {
        String verb = verb(set);
        for (Route route : draft.routes.all()) {
            boolean beside = route != set
                    && !route.method().equals("GET")
                    && route.path().endsWithLiteral()
                    && route.path().size() == set.path().size()
                    && route.path().parent().key().equals(set.path().parent().key());
            if (beside && verb.equals(Verbs.opposite(verb(route)))) {
                return draft.role(route.endpoint().id()) instanceof Role.Act ? null : route;
            }
        }
        return null;
    }
}
