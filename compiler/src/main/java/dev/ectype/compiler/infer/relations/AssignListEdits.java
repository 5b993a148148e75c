package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.PayloadLocations;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.Relationship;
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
        Map<String, String> tied = new LinkedHashMap<>();
        for (OperationRoute route : draft.routes.all()) {
            ListEdit deed = ListEdit.of(draft, route);
            if (deed != null) {
                propose(draft, new ListEditOperation(route, deed, listing(draft, deed, route.path())), tied, proposals);
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
            return edit.sketch().resourceName();
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
            ModelDraft draft, ListEditOperation gathering, Map<String, String> tied, List<Proposal> proposals) {
        Listing listing = gathering.listing();
        ObjectMember list = list(draft, gathering.edit());
        if (listing != null && (list == null || listing.role().through() != null)) {
            String name = listing.role().through() != null
                    ? listing.role().through()
                    : tied.computeIfAbsent(
                            listing.path(), path -> addRelationship(draft, gathering, listing, proposals));
            ListEditItems taken = gathering.edit().items();
            Role role = role(
                    draft, gathering, null, name, taken.toRole(listing.role().resource()));
            proposals.add(assign(gathering.route(), role, listing.path() + " lists them"));
        } else if (list != null) {
            proposeMemberEdit(draft, gathering, list, tied, proposals);
        }
    }

    /** Adds a relationship that determines the items of the listing, and returns its name. */
    private String addRelationship(
            ModelDraft draft, ListEditOperation gathering, Listing listing, List<Proposal> proposals) {
        ResourceName holder = gathering.owner();
        String literal = listing.route().path().last().literal();
        String name = RelationshipNames.free(draft, proposals, holder + "." + literal);
        Relationship relationship =
                new Relationship(name, holder, listing.role().resource(), Relationship.Kind.LINK, null);
        proposals.add(proposal(new ModelChange.AddRelationship(relationship), 75, gathering.path() + " ties them"));
        Role shown = listing.role().through(name);
        proposals.add(assign(listing.route(), shown, "it lists what " + gathering.path() + " ties"));
        return name;
    }

    private void proposeMemberEdit(
            ModelDraft draft,
            ListEditOperation gathering,
            ObjectMember list,
            Map<String, String> tied,
            List<Proposal> proposals) {
        ListEditItems taken = gathering.edit().items();
        ResourceName among = taken.among(draft, gathering.edit().sketch(), list);
        Listing listing = gathering.listing();
        if (listing != null) {
            ResourceName listed = listing.role().resource();
            among = among == null ? listed : among;
            if (tied.put(listing.path(), list.name()) == null && among.equals(listed)) {
                Role shown = listing.role().withListMember(list.name());
                proposals.add(assign(listing.route(), shown, list.name() + " lists them"));
            }
        }
        Role role = role(draft, gathering, list.name(), null, taken.toRole(among));
        proposals.add(assign(gathering.route(), role, "it has the list " + list.name()));
    }

    private static Role role(
            ModelDraft draft,
            ListEditOperation gathering,
            @Nullable String member,
            @Nullable String relationship,
            Role.RequestedItems things) {
        ListEdit deed = gathering.edit();
        boolean shows = PayloadLocations.certainlyContains(
                draft, deed.sketch(), gathering.route().endpoint());
        MemberPath replyAt = shows
                ? PayloadLocations.of(draft, deed.sketch(), gathering.route().endpoint())
                        .replyAt()
                : null;
        return new Role.EditList(gathering.owner(), member, relationship, deed.edit(), things, replyAt);
    }

    private Proposal assign(OperationRoute route, Role role, String evidence) {
        return proposal(new ModelChange.AssignRole(route.endpoint().id(), role), 75, evidence);
    }

    private static @Nullable ObjectMember list(ModelDraft draft, ListEdit deed) {
        for (ObjectMember member : draft.shape(deed.sketch()).members().values()) {
            boolean same = NameWords.key(member.name()).equals(NameWords.key(deed.noun()))
                    || NameWords.key(member.name()).equals(NameWords.key(deed.noun() + "Id"));
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
    private static @Nullable Listing listing(ModelDraft draft, ListEdit deed, SegmentedPath gatheredAt) {
        for (OperationRoute route : draft.routes.all()) {
            SegmentedPath path = route.path();
            boolean below = route.method().equals("GET")
                    && path.endsWithLiteral()
                    && path.parent().key().equals(deed.item().key())
                    && NameWords.key(String.valueOf(path.last().literal())).equals(NameWords.key(deed.noun()));
            Role role = below ? draft.role(route.endpoint().id()) : null;
            OperationRoute post = below ? draft.routes.find("POST", path) : null;
            boolean made = post != null
                    && !post.path().key().equals(gatheredAt.key())
                    && draft.role(post.endpoint().id()) instanceof Role.Create;
            if (role instanceof Role.ListAll all
                    && !made
                    && !referencesOwner(draft, all.resource(), deed.sketch().resourceName())) {
                return new Listing(route, all);
            }
        }
        return null;
    }

    /** Returns whether a member references the owner. A relationship may also come from paths alone. */
    private static boolean referencesOwner(ModelDraft draft, ResourceName from, ResourceName to) {
        ObjectShape shape = draft.shape(draft.resource(from));
        return draft.relationships().stream()
                .filter(known -> known.from().equals(from) && known.to().equals(to) && !from.equals(to))
                .map(Relationship::member)
                .anyMatch(member -> member != null && shape.has(member));
    }
}
