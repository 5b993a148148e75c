package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.Relationship;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.Tie;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Ties what is made below a parent to it where no member tells, so that the parent lists what is its own. */
final class TieCreations implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        Set<List<ResourceName>> untold = untold(draft);
        Findings found = new Findings(new ArrayList<>(), new LinkedHashMap<>(), new LinkedHashMap<>());
        for (Sketch sketch : draft.sketches()) {
            for (PathTemplate collection : sketch.collections) {
                Route create = draft.routes.find("POST", collection);
                Route list = draft.routes.find("GET", collection);
                ResourceName parent = create == null ? null : parent(draft, create);
                if (list != null
                        && create != null
                        && parent != null
                        && untold.contains(List.of(parent, sketch.named()))) {
                    tie(draft, new Below(sketch, parent, create, list), found);
                }
            }
        }
        tieItems(draft, found);
        return found.proposals();
    }

    /**
     * What is known so far.
     *
     * @param names the relationships by parent and child, which are the same wherever things are made
     * @param items by the keys of their paths
     */
    private record Findings(List<Proposal> proposals, Map<List<ResourceName>, String> names, Map<String, Tied> items) {}

    /** A collection below a parent, where things are made and listed. */
    private record Below(Sketch sketch, ResourceName parent, Route create, Route list) {
        EndpointId creating() {
            return create.endpoint().id();
        }

        EndpointId listing() {
            return list.endpoint().id();
        }
    }

    private void tie(Draft draft, Below below, Findings found) {
        ResourceName child = below.sketch().named();
        Role.Create made = draft.role(below.creating()) instanceof Role.Create role
                        && role.resource().equals(child)
                ? role
                : null;
        Role.ListAll shown = draft.role(below.listing()) instanceof Role.ListAll role
                        && role.resource().equals(child)
                        && role.through() == null
                ? role
                : null;
        if (made == null || shown == null) {
            return;
        }
        PathTemplate collection = below.create().path();
        String evidence = collection.key() + " makes them and no member says where";
        String name = found.names()
                .computeIfAbsent(List.of(below.parent(), child), pair -> relationship(draft, below, evidence, found));
        found.proposals().add(proposal(new Change.Assign(below.creating(), made.through(name)), 75, evidence));
        found.proposals().add(proposal(new Change.Assign(below.listing(), shown.through(name)), 75, evidence));
        for (PathTemplate item : below.sketch().items) {
            if (item.parent().key().equals(collection.key())) {
                found.items().put(item.key(), new Tied(child, item.size(), name));
            }
        }
    }

    private String relationship(Draft draft, Below below, String evidence, Findings found) {
        ResourceName child = below.sketch().named();
        String literal = below.create().path().last().literal();
        String name =
                RelationshipNames.free(draft, found.proposals(), below.parent().value() + "." + literal);
        Relationship tied = new Relationship(name, below.parent(), child, Relationship.Kind.PLACE, null);
        found.proposals().add(proposal(new Change.Relate(tied), 75, evidence));
        return name;
    }

    /** An item's path below a parent. */
    private record Tied(ResourceName resource, int size, String through) {}

    /** What is found below a parent's collection is one of the parent's own. */
    private void tieItems(Draft draft, Findings found) {
        for (Route route : found.items().isEmpty() ? List.<Route>of() : draft.routes.all()) {
            for (int size = route.path().size(); size > 0; size--) {
                Tied tied = found.items().get(route.path().prefix(size).key());
                if (tied != null) {
                    tieItem(draft, route, tied, found.proposals());
                }
            }
        }
    }

    private void tieItem(Draft draft, Route route, Tied tied, List<Proposal> proposals) {
        String parameter = route.path().segments().get(tied.size() - 1).parameter();
        for (Tie tie : draft.ties(route.endpoint().id())) {
            if (tie.parameter().equals(parameter) && tie.resource().equals(tied.resource())) {
                Change change = new Change.TieParameter(route.endpoint().id(), tie.through(tied.through()));
                proposals.add(proposal(change, 75, "it is below what it is tied to"));
            }
        }
    }

    /** Parents and what belongs to them without saying so. */
    private static Set<List<ResourceName>> untold(Draft draft) {
        Set<List<ResourceName>> untold = new LinkedHashSet<>();
        for (Relationship known : draft.relationships()) {
            if (known.kind() == Relationship.Kind.MEMBERSHIP && known.member() == null) {
                untold.add(List.of(known.to(), known.from()));
            }
        }
        return untold;
    }

    /** What the path names before the collection, or null. */
    private static @Nullable ResourceName parent(Draft draft, Route create) {
        List<Tie> ties = draft.ties(create.endpoint().id());
        return ties.isEmpty() ? null : ties.get(ties.size() - 1).resource();
    }
}
