package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.PayloadLocations;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Assigns roles to the operations of a membership: add, remove, read and list members. */
public final class AssignMembershipRoles implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ModelChange.AddMembership membership : draft.memberships()) {
            ResourceDraft home = draft.find(membership.of());
            MembershipOwner holder = home == null ? null : MembershipOwner.of(draft, membership.collection());
            if (home != null && holder != null) {
                propose(draft, membership, home, holder, proposals);
            }
        }
        return proposals;
    }

    private void propose(
            ModelDraft draft,
            ModelChange.AddMembership membership,
            ResourceDraft home,
            MembershipOwner holder,
            List<Proposal> proposals) {
        ResourceName from = holder.resource() == null ? home.resourceName() : holder.resource();
        String name = RelationshipNames.free(
                draft,
                proposals,
                holder.word() + "." + membership.collection().last().literal());
        Relationship relationship = new Relationship(name, from, home.resourceName(), Relationship.Kind.LINK, null);
        proposals.add(proposal(
                new ModelChange.AddRelationship(relationship),
                80,
                membership.item().key() + " ties them"));
        for (OperationRoute route : draft.routes.at(membership.item())) {
            Role role = onItem(draft, route, home, name);
            if (role != null) {
                addParameterBinding(draft, route, home, proposals);
                proposals.add(assign(route, role));
            }
        }
        for (OperationRoute route : draft.routes.at(membership.collection())) {
            Role.ListAll list = route.method().equals("GET") ? list(draft, route, home) : null;
            if (list != null) {
                proposals.add(assign(route, list.through(name)));
            }
        }
    }

    private Proposal assign(OperationRoute route, Role role) {
        String evidence = "it is " + route.method() + " " + route.path().key() + " of a membership";
        return proposal(new ModelChange.AssignRole(route.endpoint().id(), role), 80, evidence);
    }

    private static @Nullable Role onItem(ModelDraft draft, OperationRoute route, ResourceDraft home, String name) {
        MemberPath replyAt = PayloadLocations.certainlyContains(draft, home, route.endpoint())
                ? PayloadLocations.of(draft, home, route.endpoint()).replyAt()
                : null;
        switch (route.method()) {
            case "GET":
                return new Role.ReadLinked(home.resourceName(), name, false, replyAt);
            case "PUT", "POST":
                return new Role.Link(home.resourceName(), name, true, replyAt);
            case "DELETE":
                return new Role.Link(home.resourceName(), name, false, replyAt);
            default:
                return null;
        }
    }

    private static Role.@Nullable ListAll list(ModelDraft draft, OperationRoute route, ResourceDraft home) {
        if (draft.role(route.endpoint().id()) instanceof Role.ListAll list
                && list.resource().equals(home.resourceName())) {
            return list;
        }
        TypeRef reply = Payloads.replyType(route.endpoint());
        TypedPath items = reply == null ? null : draft.envelopes.items(reply, home.literal());
        return items != null && isOf(draft, items.type(), home)
                ? new Role.ListAll(home.resourceName(), items.at())
                : null;
    }

    /**
     * Returns whether a list contains instances of the resource, possibly in a short form that other resources share.
     */
    private static boolean isOf(ModelDraft draft, TypeRef shown, ResourceDraft home) {
        ObjectShape shape = draft.shapes.shape(shown);
        return draft.shapes.names(shown).stream().anyMatch(draft.shapes.names(home.storedType())::contains)
                || home.idMember != null && shape.has(home.idMember) && shape.isShortFormOf(draft.shape(home));
    }

    private void addParameterBinding(
            ModelDraft draft, OperationRoute route, ResourceDraft home, List<Proposal> proposals) {
        String parameter = String.valueOf(route.path().last().parameter());
        if (!draft.isBound(route.endpoint().id(), parameter)) {
            List<String> members = draft.idMembers.all(draft.shape(home), home.noun(), parameter);
            String identity = home.idMember == null ? "id" : home.idMember;
            String member = members.isEmpty() || members.contains(identity) ? identity : members.get(0);
            ParameterBinding tie = new ParameterBinding(parameter, home.resourceName(), member);
            proposals.add(proposal(
                    new ModelChange.BindParameter(route.endpoint().id(), tie), 80, "they live at " + home.key));
        }
    }

    /**
     * Describes the owner side of a membership.
     *
     * @param resource the owner's resource, or null for the current user
     */
    private record MembershipOwner(@Nullable ResourceName resource, String word) {
        /**
         * Returns the owner that the last parameter before the collection identifies, or null if its resource is
         * unknown.
         */
        static @Nullable MembershipOwner of(ModelDraft draft, SegmentedPath collection) {
            SegmentedPath item = collection.enclosingItem(collection.size());
            if (item == null) {
                return new MembershipOwner(
                        null,
                        String.valueOf(
                                collection.parent().isEmpty()
                                        ? "own"
                                        : collection.parent().last().literal()));
            }
            String parameter = item.last().parameter();
            for (OperationRoute route : draft.routes.at(collection)) {
                MembershipOwner holder = of(draft, route, parameter);
                if (holder != null) {
                    return holder;
                }
            }
            ResourceDraft sketch = draft.at(item);
            return sketch == null || sketch.singleton
                    ? null
                    : new MembershipOwner(
                            sketch.resourceName(), sketch.resourceName().value());
        }

        private static @Nullable MembershipOwner of(
                ModelDraft draft, OperationRoute route, @Nullable String parameter) {
            return draft.parameterBindings(route.endpoint().id()).stream()
                    .filter(tie -> tie.parameter().equals(parameter))
                    .map(tie ->
                            new MembershipOwner(tie.resource(), tie.resource().value()))
                    .findFirst()
                    .orElse(null);
        }
    }
}
