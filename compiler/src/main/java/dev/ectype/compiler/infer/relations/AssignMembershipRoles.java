package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.PayloadLocations;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.RelationshipChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.LinkRole;
import dev.ectype.compiler.ir.resource.ListEditKind;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.RequestedItems;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.resource.SubResourceRole;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
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
            ResourceDraft target = draft.find(membership.of());
            MembershipOwner owner = target == null ? null : MembershipOwner.of(draft, membership.collection());
            if (target != null && owner != null) {
                propose(draft, membership, target, owner, proposals);
            }
        }
        return proposals;
    }

    private void propose(
            ModelDraft draft,
            ModelChange.AddMembership membership,
            ResourceDraft target,
            MembershipOwner owner,
            List<Proposal> proposals) {
        ResourceDraft holder = owner.resource() == null ? null : draft.resource(owner.resource());
        ObjectMember held = holder == null ? null : heldIn(draft, holder, target, membership);
        if (holder != null && held != null) {
            assignToMember(draft, membership, target, holder, held, proposals);
            return;
        }
        ResourceName from = owner.resource() == null ? target.resourceName() : owner.resource();
        String name = RelationshipNames.free(
                draft,
                proposals,
                owner.word() + "." + membership.collection().last().literal());
        Relationship relationship = new Relationship(name, from, target.resourceName(), Relationship.Kind.LINK, null);
        proposals.add(proposal(
                new RelationshipChange.AddRelationship(relationship),
                80,
                membership.item().key() + " links them"));
        for (OperationRoute route : draft.routes.at(membership.item())) {
            Role role = onItem(draft, route, target, name);
            if (role != null) {
                addParameterBinding(draft, route, target, proposals);
                proposals.add(assign(route, role));
            }
        }
        for (OperationRoute route : draft.routes.at(membership.collection())) {
            Role.ListAll list = route.method().equals("GET") ? list(draft, route, target) : null;
            if (list != null) {
                proposals.add(assign(route, list.through(name)));
            }
        }
    }

    /**
     * Returns the list member of the owner that holds the instances, or null. Paths that check a membership with {@code GET} need
     * a relationship.
     */
    private static @Nullable ObjectMember heldIn(
            ModelDraft draft, ResourceDraft owner, ResourceDraft target, ModelChange.AddMembership membership) {
        String noun =
                NameWords.key(String.valueOf(membership.collection().last().literal()));
        if (draft.routes.find("GET", membership.item()) != null) {
            return null;
        }
        for (Relationship known : draft.relationships()) {
            ObjectMember member = known.member() == null || !known.from().equals(owner.resourceName())
                    ? null
                    : draft.shape(owner).member(known.member());
            boolean holds = member != null
                    && known.to().equals(target.resourceName())
                    && NameWords.key(member.name()).equals(noun)
                    && draft.shapes.items(member.type()) != null;
            if (holds) {
                return member;
            }
        }
        return null;
    }

    private void assignToMember(
            ModelDraft draft,
            ModelChange.AddMembership membership,
            ResourceDraft target,
            ResourceDraft owner,
            ObjectMember held,
            List<Proposal> proposals) {
        RequestedItems item = new RequestedItems(target.resourceName(), null, false, null);
        for (OperationRoute route : draft.routes.at(membership.item())) {
            boolean removes = route.method().equals("DELETE");
            if (removes || List.of("PUT", "POST").contains(route.method())) {
                boolean returnsInstance = PayloadLocations.certainlyContains(draft, owner, route.endpoint());
                Role role = new Role.EditList(
                        owner.resourceName(),
                        held.name(),
                        null,
                        removes ? ListEditKind.REMOVE : ListEditKind.ADD,
                        item,
                        returnsInstance
                                ? PayloadLocations.of(draft, owner, route.endpoint())
                                        .replyAt()
                                : null,
                        !returnsInstance && MemberListReply.of(draft, owner, held.name(), route));
                addParameterBinding(draft, route, target, proposals);
                proposals.add(assign(route, role));
            }
        }
        for (OperationRoute route : draft.routes.at(membership.collection())) {
            Role.ListAll list = route.method().equals("GET") ? list(draft, route, target) : null;
            if (list != null) {
                proposals.add(assign(route, list.withListMember(held.name())));
            }
            boolean clears = route.method().equals("DELETE") && Payloads.bodyType(route.endpoint()) == null;
            if (clears && draft.role(route.endpoint().id()) == null) {
                proposals.add(
                        assign(route, new SubResourceRole.ClearSubResource(owner.resourceName(), held.name(), null)));
            }
        }
    }

    private Proposal assign(OperationRoute route, Role role) {
        String evidence = "it is " + route.method() + " " + route.path().key() + " on a membership path";
        return proposal(new ModelChange.AssignRole(route.endpoint().id(), role), 80, evidence);
    }

    private static @Nullable Role onItem(ModelDraft draft, OperationRoute route, ResourceDraft target, String name) {
        MemberPath replyAt = PayloadLocations.certainlyContains(draft, target, route.endpoint())
                ? PayloadLocations.of(draft, target, route.endpoint()).replyAt()
                : null;
        switch (route.method()) {
            case "GET":
                return new LinkRole.ReadLinked(target.resourceName(), name, false, replyAt);
            case "PUT", "POST":
                return new LinkRole.Link(target.resourceName(), name, true, replyAt);
            case "DELETE":
                return new LinkRole.Link(target.resourceName(), name, false, replyAt);
            default:
                return null;
        }
    }

    private static Role.@Nullable ListAll list(ModelDraft draft, OperationRoute route, ResourceDraft target) {
        if (draft.role(route.endpoint().id()) instanceof Role.ListAll list
                && list.resource().equals(target.resourceName())) {
            return list;
        }
        TypeRef reply = Payloads.replyType(route.endpoint());
        TypedPath items = reply == null ? null : draft.envelopes.items(reply, target.literal());
        return items != null && isOf(draft, items.type(), target)
                ? new Role.ListAll(target.resourceName(), items.at())
                : null;
    }

    /**
     * Returns whether a list contains instances of the resource, possibly in a short form that other resources share.
     */
    private static boolean isOf(ModelDraft draft, TypeRef itemType, ResourceDraft target) {
        ObjectShape shape = draft.shapes.shape(itemType);
        return draft.shapes.names(itemType).stream().anyMatch(draft.shapes.names(target.storedType())::contains)
                || target.idMember != null && shape.has(target.idMember) && shape.isShortFormOf(draft.shape(target));
    }

    private void addParameterBinding(
            ModelDraft draft, OperationRoute route, ResourceDraft target, List<Proposal> proposals) {
        String parameter = String.valueOf(route.path().last().parameter());
        if (!draft.isBound(route.endpoint().id(), parameter)) {
            List<String> members = draft.idMembers.all(draft.shape(target), target.noun(), parameter);
            String identity = target.idMember == null ? "id" : target.idMember;
            String own = ownMember(draft, target, parameter);
            String member =
                    own != null ? own : members.isEmpty() || members.contains(identity) ? identity : members.get(0);
            ParameterBinding binding = new ParameterBinding(parameter, target.resourceName(), member);
            proposals.add(proposal(
                    new ModelChange.BindParameter(route.endpoint().id(), binding),
                    80,
                    "the instances belong to " + target.key));
        }
    }

    /** Returns the member that a parameter of this name identifies in the paths of the instances, or null. */
    private static @Nullable String ownMember(ModelDraft draft, ResourceDraft target, String parameter) {
        return target.items.stream()
                .filter(item -> parameter.equals(item.last().parameter()))
                .flatMap(item -> draft.routes.at(item).stream())
                .flatMap(route -> draft.parameterBindings(route.endpoint().id()).stream())
                .filter(binding -> binding.parameter().equals(parameter)
                        && binding.resource().equals(target.resourceName()))
                .map(ParameterBinding::member)
                .findFirst()
                .orElse(null);
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
                MembershipOwner owner = of(draft, route, parameter);
                if (owner != null) {
                    return owner;
                }
            }
            ResourceDraft resource = draft.at(item);
            return resource == null || resource.singleton
                    ? null
                    : new MembershipOwner(
                            resource.resourceName(), resource.resourceName().value());
        }

        private static @Nullable MembershipOwner of(
                ModelDraft draft, OperationRoute route, @Nullable String parameter) {
            return draft.parameterBindings(route.endpoint().id()).stream()
                    .filter(binding -> binding.parameter().equals(parameter))
                    .map(binding -> new MembershipOwner(
                            binding.resource(), binding.resource().value()))
                    .findFirst()
                    .orElse(null);
        }
    }
}
