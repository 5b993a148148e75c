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
 * Lets operations such as {@code /tasks/{id}/addTag} put what their body names into a list of the thing, {@code tags}, and
 * {@code removeTag} take it out; where it has no such list, what is listed at {@code /tasks/{id}/tags} is tied to it.
 */
final class AssignGatherings implements InferenceRule {
    private static final List<String> METHODS = List.of("POST", "PUT", "PATCH", "DELETE");
    private static final List<String> ADDS = List.of("add", "attach", "assign", "append", "insert", "link", "include");
    private static final List<String> TAKES = List.of("remove", "detach", "unassign", "unlink", "exclude", "delete");

    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        Map<String, String> tied = new LinkedHashMap<>();
        for (Route route : draft.routes.all()) {
            Deed deed = METHODS.contains(route.method()) ? Deed.of(draft, route) : null;
            if (deed != null) {
                propose(draft, route, deed, tied, proposals);
            }
        }
        return proposals;
    }

    /**
     * What an operation says that it does.
     *
     * @param noun what it does it with
     */
    private record Deed(Sketch sketch, PathTemplate item, boolean adds, String noun) {
        static @Nullable Deed of(Draft draft, Route route) {
            PathTemplate path = route.path();
            PathTemplate item = path.endsWithLiteral() && path.size() > 1 ? path.parent() : null;
            Sketch sketch = item == null || !item.endsWithParameter() ? null : draft.at(item);
            List<String> words =
                    sketch == null ? List.of() : Words.of(path.last().literal());
            boolean named = words.size() > 1 && (ADDS.contains(words.get(0)) || TAKES.contains(words.get(0)));
            boolean free = sketch != null && !sketch.singleton && draft.at(path) == null;
            return named && free && item != null && sketch != null && isTied(draft, route, sketch)
                    ? new Deed(
                            sketch, item, ADDS.contains(words.get(0)), String.join("_", words.subList(1, words.size())))
                    : null;
        }

        private static boolean isTied(Draft draft, Route route, Sketch sketch) {
            Role role = draft.role(route.endpoint().id());
            return (role == null || role instanceof Role.Touch)
                    && draft.ties(route.endpoint().id()).stream()
                            .anyMatch(tie -> tie.resource().equals(sketch.named()));
        }
    }

    private void propose(Draft draft, Route route, Deed deed, Map<String, String> tied, List<Proposal> proposals) {
        TakenThings taken = TakenThings.of(draft, route, deed.noun());
        if (taken == null) {
            return;
        }
        boolean shows = Carried.surelyShows(draft, deed.sketch(), route.endpoint());
        MemberPath replyAt =
                shows ? Carried.of(draft, deed.sketch(), route.endpoint()).replyAt() : null;
        ResourceName resource = deed.sketch().named();
        Member list = list(draft, deed);
        Route listing = listing(draft, deed);
        if (list != null) {
            ResourceName among = taken.among(draft, deed.sketch(), list);
            if (listing != null && draft.role(listing.endpoint().id()) instanceof Role.ListAll all) {
                among = among == null ? all.resource() : among;
                if (tied.put(listing.path().key(), list.name()) == null && among.equals(all.resource())) {
                    proposals.add(assign(listing, all.heldIn(list.name()), list.name() + " lists them"));
                }
            }
            Role.Things things = taken.of(among);
            Role role = new Role.Gather(resource, list.name(), null, deed.adds(), things, replyAt);
            proposals.add(assign(route, role, "it has the list " + list.name()));
            return;
        }
        if (listing != null && draft.role(listing.endpoint().id()) instanceof Role.ListAll all) {
            String name = tied.get(listing.path().key());
            if (name == null) {
                name = RelationshipNames.free(
                        draft, proposals, resource + "." + listing.path().last().literal());
                tied.put(listing.path().key(), name);
                Relationship relationship =
                        new Relationship(name, resource, all.resource(), Relationship.Kind.LINK, null);
                proposals.add(proposal(
                        new Change.Relate(relationship), 75, route.path().key() + " ties them"));
                proposals.add(assign(
                        listing,
                        all.through(name),
                        "it lists what " + route.path().key() + " ties"));
            }
            Role.Things things = taken.of(all.resource());
            Role role = new Role.Gather(resource, null, name, deed.adds(), things, replyAt);
            proposals.add(assign(route, role, listing.path().key() + " lists them"));
        }
    }

    private Proposal assign(Route route, Role role, String evidence) {
        return proposal(new Change.Assign(route.endpoint().id(), role), 75, evidence);
    }

    private static @Nullable Member list(Draft draft, Deed deed) {
        for (Member member : draft.shape(deed.sketch()).members().values()) {
            boolean same = Words.key(member.name()).equals(Words.key(deed.noun()))
                    || Words.key(member.name()).equals(Words.key(deed.noun() + "Id"));
            if (same && draft.shapes.items(member.type()) != null) {
                return member;
            }
        }
        return null;
    }

    /** What lists the things that are added, unless their own members say where they are. */
    private static @Nullable Route listing(Draft draft, Deed deed) {
        for (Route route : draft.routes.all()) {
            PathTemplate path = route.path();
            boolean below = route.method().equals("GET")
                    && path.endsWithLiteral()
                    && path.parent().key().equals(deed.item().key())
                    && Words.key(String.valueOf(path.last().literal())).equals(Words.key(deed.noun()));
            Role role = below ? draft.role(route.endpoint().id()) : null;
            if (role instanceof Role.ListAll all
                    && all.through() == null
                    && draft.routes.find("POST", path) == null
                    && !points(draft, all.resource(), deed.sketch().named())) {
                return route;
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
