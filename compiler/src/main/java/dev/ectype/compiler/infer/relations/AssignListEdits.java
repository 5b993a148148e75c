package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.PayloadLocations;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.RelationshipChange;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.RequestedItems;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Recognises operations that add identifiers to a list of an instance or remove them. Examples are
 * {@code /tasks/{id}/addTag}, and {@code POST /tasks/{id}/tags} with only identifiers in the body. The list is the
 * member {@code tags}; without such a member, a new relationship connects the resource that {@code /tasks/{id}/tags}
 * lists.
 */
public final class AssignListEdits implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        Map<String, String> linked = new LinkedHashMap<>();
        for (OperationRoute route : draft.routes.all()) {
            ListEdit edit = ListEdit.of(draft, route);
            if (edit != null) {
                propose(
                        draft,
                        new ListEditOperation(route, edit, listing(draft, edit, route.path())),
                        linked,
                        proposals);
            }
        }
        return proposals;
    }

    /**
     * Holds a list edit with its operation and the operation that lists the items.
     *
     * @param listing the operation that lists the items; null if there is none, or if a member of the items references
     *     the owner
     */
    private record ListEditOperation(
            OperationRoute route, ListEdit edit, @Nullable Listing listing) {
        ResourceName owner() {
            return edit.resource().resourceName();
        }

        String path() {
            return route.path().key();
        }
    }

    private record Listing(OperationRoute route, Role.ListAll role) {
        String path() {
            return route.path().key();
        }
    }

    private void propose(
            ModelDraft draft, ListEditOperation operation, Map<String, String> linked, List<Proposal> proposals) {
        Listing listing = operation.listing();
        ObjectMember list = list(draft, operation.edit());
        if (listing != null && (list == null || listing.role().through() != null)) {
            String name = listing.role().through() != null
                    ? listing.role().through()
                    : linked.computeIfAbsent(
                            listing.path(), path -> addRelationship(draft, operation, listing, proposals));
            ListEditItems items = operation.edit().items();
            Role role = role(
                    draft, operation, null, name, items.toRole(listing.role().resource()));
            proposals.add(assign(operation.route(), role, listing.path() + " lists the items"));
        } else if (list != null) {
            proposeMemberEdit(draft, operation, list, linked, proposals);
        }
    }

    /** Adds a relationship that determines the items of the listing, and returns its name. */
    private String addRelationship(
            ModelDraft draft, ListEditOperation operation, Listing listing, List<Proposal> proposals) {
        ResourceName owner = operation.owner();
        String literal = listing.route().path().last().literal();
        String name = RelationshipNames.free(draft, proposals, owner + "." + literal);
        Relationship relationship =
                new Relationship(name, owner, listing.role().resource(), Relationship.Kind.LINK, null);
        proposals.add(
                proposal(new RelationshipChange.AddRelationship(relationship), 75, operation.path() + " links them"));
        Role listRole = listing.role().through(name);
        proposals.add(assign(listing.route(), listRole, "it lists the instances that " + operation.path() + " links"));
        return name;
    }

    private void proposeMemberEdit(
            ModelDraft draft,
            ListEditOperation operation,
            ObjectMember list,
            Map<String, String> linked,
            List<Proposal> proposals) {
        ListEditItems items = operation.edit().items();
        ResourceName itemResource = items.among(draft, operation.edit().resource(), list);
        Listing listing = operation.listing();
        if (listing != null) {
            ResourceName listed = listing.role().resource();
            itemResource = itemResource == null ? listed : itemResource;
            if (linked.put(listing.path(), list.name()) == null && itemResource.equals(listed)) {
                Role listRole = listing.role().withListMember(list.name());
                proposals.add(assign(listing.route(), listRole, list.name() + " contains the items"));
            }
        }
        Role role = role(draft, operation, list.name(), null, items.toRole(itemResource));
        proposals.add(assign(operation.route(), role, "the parent has the list " + list.name()));
    }

    private static Role role(
            ModelDraft draft,
            ListEditOperation operation,
            @Nullable String member,
            @Nullable String relationship,
            RequestedItems items) {
        ListEdit edit = operation.edit();
        boolean returnsInstance = PayloadLocations.certainlyContains(
                draft, edit.resource(), operation.route().endpoint());
        MemberPath replyAt = returnsInstance
                ? PayloadLocations.of(draft, edit.resource(), operation.route().endpoint())
                        .replyAt()
                : null;
        boolean returnsList = member != null
                && !returnsInstance
                && MemberListReply.of(draft, edit.resource(), member, operation.route());
        return new Role.EditList(operation.owner(), member, relationship, edit.edit(), items, replyAt, returnsList);
    }

    private Proposal assign(OperationRoute route, Role role, String evidence) {
        return proposal(new ModelChange.AssignRole(route.endpoint().id(), role), 75, evidence);
    }

    private static @Nullable ObjectMember list(ModelDraft draft, ListEdit edit) {
        for (ObjectMember member : draft.shape(edit.resource()).members().values()) {
            String noun = NameWords.key(edit.noun());
            boolean same = NameWords.key(member.name()).equals(noun)
                    || NameWords.key(member.name()).equals(noun + "id");
            if (same && draft.shapes.items(member.type()) != null) {
                return member;
            }
        }
        return null;
    }

    /**
     * Returns the operation that lists the items, or null if items are created there or reference their owner in a
     * member.
     */
    private static @Nullable Listing listing(ModelDraft draft, ListEdit edit, SegmentedPath editPath) {
        for (OperationRoute route : draft.routes.all()) {
            SegmentedPath path = route.path();
            boolean below = route.method().equals("GET")
                    && path.endsWithLiteral()
                    && path.parent().key().equals(edit.item().key())
                    && NameWords.key(String.valueOf(path.last().literal())).equals(NameWords.key(edit.noun()));
            Role role = below ? draft.role(route.endpoint().id()) : null;
            OperationRoute post = below ? draft.routes.find("POST", path) : null;
            boolean created = post != null
                    && !post.path().key().equals(editPath.key())
                    && draft.role(post.endpoint().id()) instanceof Role.Create;
            if (role instanceof Role.ListAll all
                    && !created
                    && !referencesOwner(draft, all.resource(), edit.resource().resourceName())) {
                return new Listing(route, all);
            }
        }
        return null;
    }

    /** Returns whether a member references the owner. A relationship may also come from paths alone. */
    private static boolean referencesOwner(ModelDraft draft, ResourceName from, ResourceName to) {
        return draft.relationships().stream()
                .anyMatch(known -> known.from().equals(from)
                        && known.to().equals(to)
                        && !from.equals(to)
                        && StoredReferences.isStored(draft, known));
    }
}
