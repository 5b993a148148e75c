package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.Relationship;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.Tie;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lets the operations at a membership's paths tie, untie and show what lives elsewhere. */
final class AssignMemberships implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Change.Member membership : draft.memberships()) {
            Sketch home = draft.find(membership.of());
            Holder holder = home == null ? null : Holder.of(draft, membership.collection());
            if (home != null && holder != null) {
                propose(draft, membership, home, holder, proposals);
            }
        }
        return proposals;
    }

    private void propose(Draft draft, Change.Member membership, Sketch home, Holder holder, List<Proposal> proposals) {
        ResourceName from = holder.resource() == null ? home.named() : holder.resource();
        String name = RelationshipNames.free(
                draft,
                proposals,
                holder.word() + "." + membership.collection().last().literal());
        Relationship relationship = new Relationship(name, from, home.named(), Relationship.Kind.LINK, null);
        proposals.add(
                proposal(new Change.Relate(relationship), 80, membership.item().key() + " ties them"));
        for (Route route : draft.routes.at(membership.item())) {
            Role role = onItem(draft, route, home, name);
            if (role != null) {
                addTie(draft, route, home, proposals);
                proposals.add(assign(route, role));
            }
        }
        for (Route route : draft.routes.at(membership.collection())) {
            Role.ListAll list = route.method().equals("GET") ? list(draft, route, home) : null;
            if (list != null) {
                proposals.add(assign(route, list.through(name)));
            }
        }
    }

    private Proposal assign(Route route, Role role) {
        String evidence = "it is " + route.method() + " " + route.path().key() + " of a membership";
        return proposal(new Change.Assign(route.endpoint().id(), role), 80, evidence);
    }

    private static @Nullable Role onItem(Draft draft, Route route, Sketch home, String name) {
        MemberPath replyAt = Carried.surelyShows(draft, home, route.endpoint())
                ? Carried.of(draft, home, route.endpoint()).replyAt()
                : null;
        switch (route.method()) {
            case "GET":
                return new Role.Linked(home.named(), name, false, replyAt);
            case "PUT", "POST":
                return new Role.Link(home.named(), name, true, replyAt);
            case "DELETE":
                return new Role.Link(home.named(), name, false, replyAt);
            default:
                return null;
        }
    }

    private static Role.@Nullable ListAll list(Draft draft, Route route, Sketch home) {
        if (draft.role(route.endpoint().id()) instanceof Role.ListAll list
                && list.resource().equals(home.named())) {
            return list;
        }
        TypeRef reply = Payloads.replyType(route.endpoint());
        Place items = reply == null ? null : draft.envelopes.items(reply, home.literal());
        return items != null && isOf(draft, items.type(), home) ? new Role.ListAll(home.named(), items.at()) : null;
    }

    /** Whether a list shows such things, if only in a short form in which others are shown too. */
    private static boolean isOf(Draft draft, TypeRef shown, Sketch home) {
        Shape shape = draft.shapes.shape(shown);
        return draft.shapes.names(shown).stream().anyMatch(draft.shapes.names(home.stored())::contains)
                || home.idMember != null && shape.has(home.idMember) && shape.isShortFormOf(draft.shape(home));
    }

    private void addTie(Draft draft, Route route, Sketch home, List<Proposal> proposals) {
        String parameter = String.valueOf(route.path().last().parameter());
        if (!draft.isTied(route.endpoint().id(), parameter)) {
            List<String> members = draft.idMembers.all(draft.shape(home), home.noun(), parameter);
            String identity = home.idMember == null ? "id" : home.idMember;
            String member = members.isEmpty() || members.contains(identity) ? identity : members.get(0);
            Tie tie = new Tie(parameter, home.named(), member);
            proposals.add(
                    proposal(new Change.TieParameter(route.endpoint().id(), tie), 80, "they live at " + home.key));
        }
    }

    /**
     * To what things are tied.
     *
     * @param resource null when it is whoever asks
     */
    private record Holder(@Nullable ResourceName resource, String word) {
        /** What the last parameter before the collection names; null when nobody knows what that is. */
        static @Nullable Holder of(Draft draft, PathTemplate collection) {
            PathTemplate item = collection.enclosingItem(collection.size());
            if (item == null) {
                return new Holder(
                        null,
                        String.valueOf(
                                collection.parent().isEmpty()
                                        ? "own"
                                        : collection.parent().last().literal()));
            }
            String parameter = item.last().parameter();
            for (Route route : draft.routes.at(collection)) {
                Holder holder = of(draft, route, parameter);
                if (holder != null) {
                    return holder;
                }
            }
            Sketch sketch = draft.at(item);
            return sketch == null || sketch.singleton
                    ? null
                    : new Holder(sketch.named(), sketch.named().value());
        }

        private static @Nullable Holder of(Draft draft, Route route, @Nullable String parameter) {
            return draft.ties(route.endpoint().id()).stream()
                    .filter(tie -> tie.parameter().equals(parameter))
                    .map(tie -> new Holder(tie.resource(), tie.resource().value()))
                    .findFirst()
                    .orElse(null);
        }
    }
}
