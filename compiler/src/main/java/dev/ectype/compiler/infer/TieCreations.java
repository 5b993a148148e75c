package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Relationship;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.Tie;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Ties what is made below a parent to it where no member tells, so that the parent lists what is its own. */
final class TieCreations implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Sketch sketch : draft.sketches()) {
            for (PathTemplate collection : sketch.collections) {
                Route create = draft.routes.find("POST", collection);
                Route list = draft.routes.find("GET", collection);
                ResourceName parent = create == null ? null : untold(draft, sketch, create);
                if (create != null && list != null && parent != null) {
                    tie(draft, sketch, parent, create, list, proposals);
                }
            }
        }
        return proposals;
    }

    private void tie(
            Draft draft, Sketch sketch, ResourceName parent, Route create, Route list, List<Proposal> proposals) {
        boolean plain = draft.role(create.endpoint().id()) instanceof Role.Create made
                && made.resource().equals(sketch.named())
                && draft.role(list.endpoint().id()) instanceof Role.ListAll shown
                && shown.resource().equals(sketch.named())
                && shown.through() == null;
        if (!plain) {
            return;
        }
        String name = RelationshipNames.free(draft, proposals, parent.value() + "." + sketch.literal());
        String evidence = create.path().key() + " makes them and no member says where";
        Relationship tied = new Relationship(name, parent, sketch.named(), Relationship.Kind.LINK, null);
        proposals.add(proposal(new Change.Relate(tied), 75, evidence));
        if (draft.role(create.endpoint().id()) instanceof Role.Create made) {
            proposals.add(proposal(new Change.Assign(create.endpoint().id(), made.through(name)), 75, evidence));
        }
        if (draft.role(list.endpoint().id()) instanceof Role.ListAll shown) {
            proposals.add(proposal(new Change.Assign(list.endpoint().id(), shown.through(name)), 75, evidence));
        }
    }

    /** What the path names before the collection if things of the collection belong to it and do not say so, or null. */
    private static @Nullable ResourceName untold(Draft draft, Sketch sketch, Route create) {
        List<Tie> ties = draft.ties(create.endpoint().id());
        ResourceName parent = ties.isEmpty() ? null : ties.get(ties.size() - 1).resource();
        boolean untold = draft.relationships().stream()
                .anyMatch(known -> known.kind() == Relationship.Kind.MEMBERSHIP
                        && known.member() == null
                        && known.from().equals(sketch.named())
                        && known.to().equals(parent));
        return untold ? parent : null;
    }
}
