package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.Relationship;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Lets operations such as {@code /tasks/{id}/addTag}, or {@code POST /tasks/{id}/tags} with nothing but identifiers, put
 * what their body names into a list of the thing, {@code tags}, and others take it out; where it has no such list, what is
 * listed at {@code /tasks/{id}/tags} is tied to it.
 */
final class AssignGatherings implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        Map<String, String> tied = new LinkedHashMap<>();
        for (Route route : draft.routes.all()) {
            GatheringDeed deed = GatheringDeed.of(draft, route);
            if (deed != null) {
                propose(draft, new Gathering(route, deed, listing(draft, deed, route.path())), tied, proposals);
            }
        }
        return proposals;
    }

    /**
     * An operation, what it does, and the operation that lists the things.
     *
     * @param listing null where nothing does, or where their own members say where they are
     */
    private record Gathering(
            Route route, GatheringDeed deed, @Nullable Listing listing) {
        ResourceName holder() {
            return deed.sketch().named();
        }

        String path() {
            return route.path().key();
        }
    }

    private record Listing(Route route, Role.ListAll role) {
        String path() {
            return route.path().key();
        }
    }

    private void propose(Draft draft, Gathering gathering, Map<String, String> tied, List<Proposal> proposals) {
        Listing listing = gathering.listing();
        Member list = list(draft, gathering.deed());
        if (listing != null && (list == null || listing.role().through() != null)) {
            String name = listing.role().through() != null
                    ? listing.role().through()
                    : tied.computeIfAbsent(listing.path(), path -> tie(draft, gathering, listing, proposals));
            TakenThings taken = gathering.deed().taken();
            Role role =
                    role(draft, gathering, null, name, taken.of(listing.role().resource()));
            proposals.add(assign(gathering.route(), role, listing.path() + " lists them"));
        } else if (list != null) {
            hold(draft, gathering, list, tied, proposals);
        }
    }

    /** A new relationship by which the listing knows what is in it. */
    private String tie(Draft draft, Gathering gathering, Listing listing, List<Proposal> proposals) {
        ResourceName holder = gathering.holder();
        String literal = listing.route().path().last().literal();
        String name = RelationshipNames.free(draft, proposals, holder + "." + literal);
        Relationship relationship =
                new Relationship(name, holder, listing.role().resource(), Relationship.Kind.LINK, null);
        proposals.add(proposal(new Change.Relate(relationship), 75, gathering.path() + " ties them"));
        Role shown = listing.role().through(name);
        proposals.add(assign(listing.route(), shown, "it lists what " + gathering.path() + " ties"));
        return name;
    }

    private void hold(
            Draft draft, Gathering gathering, Member list, Map<String, String> tied, List<Proposal> proposals) {
        TakenThings taken = gathering.deed().taken();
        ResourceName among = taken.among(draft, gathering.deed().sketch(), list);
        Listing listing = gathering.listing();
        if (listing != null) {
            ResourceName listed = listing.role().resource();
            among = among == null ? listed : among;
            if (tied.put(listing.path(), list.name()) == null && among.equals(listed)) {
                Role shown = listing.role().heldIn(list.name());
                proposals.add(assign(listing.route(), shown, list.name() + " lists them"));
            }
        }
        Role role = role(draft, gathering, list.name(), null, taken.of(among));
        proposals.add(assign(gathering.route(), role, "it has the list " + list.name()));
    }

    private static Role role(
            Draft draft,
            Gathering gathering,
            @Nullable String member,
            @Nullable String relationship,
            Role.Things things) {
        GatheringDeed deed = gathering.deed();
        boolean shows =
                Carried.surelyShows(draft, deed.sketch(), gathering.route().endpoint());
        MemberPath replyAt = shows
                ? Carried.of(draft, deed.sketch(), gathering.route().endpoint()).replyAt()
                : null;
        return new Role.Gather(gathering.holder(), member, relationship, deed.deed(), things, replyAt);
    }

    private Proposal assign(Route route, Role role, String evidence) {
        return proposal(new Change.Assign(route.endpoint().id(), role), 75, evidence);
    }

    private static @Nullable Member list(Draft draft, GatheringDeed deed) {
        for (Member member : draft.shape(deed.sketch()).members().values()) {
            boolean same = Words.key(member.name()).equals(Words.key(deed.noun()))
                    || Words.key(member.name()).equals(Words.key(deed.noun() + "Id"));
            if (same && draft.shapes.items(member.type()) != null) {
                return member;
            }
        }
        return null;
    }

    /** What lists the things, unless they are made there or their own members say where they are. */
    private static @Nullable Listing listing(Draft draft, GatheringDeed deed, PathTemplate gatheredAt) {
        for (Route route : draft.routes.all()) {
            PathTemplate path = route.path();
            boolean below = route.method().equals("GET")
                    && path.endsWithLiteral()
                    && path.parent().key().equals(deed.item().key())
                    && Words.key(String.valueOf(path.last().literal())).equals(Words.key(deed.noun()));
            Role role = below ? draft.role(route.endpoint().id()) : null;
            Route post = below ? draft.routes.find("POST", path) : null;
            boolean made = post != null
                    && !post.path().key().equals(gatheredAt.key())
                    && draft.role(post.endpoint().id()) instanceof Role.Create;
            if (role instanceof Role.ListAll all
                    && !made
                    && !points(draft, all.resource(), deed.sketch().named())) {
                return new Listing(route, all);
            }
        }
        return null;
    }

    /** Whether a member says where they are; paths alone may say so too. */
    private static boolean points(Draft draft, ResourceName from, ResourceName to) {
        Shape shape = draft.shape(draft.sketch(from));
        return draft.relationships().stream()
                .filter(known -> known.from().equals(from) && known.to().equals(to) && !from.equals(to))
                .map(Relationship::member)
                .anyMatch(member -> member != null && shape.has(member));
    }
}
