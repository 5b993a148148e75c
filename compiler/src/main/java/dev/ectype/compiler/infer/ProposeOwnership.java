package dev.ectype.compiler.infer;

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

/** Lets the resource named in the path of a collection own what the collection holds. */
final class ProposeOwnership implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        Map<ResourceName, Set<ResourceName>> parents = new LinkedHashMap<>();
        Set<ResourceName> free = new LinkedHashSet<>();
        Set<ResourceName> nested = new LinkedHashSet<>();
        for (Route route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            if (role != null && isCollection(draft, role)) {
                ResourceName parent = parent(draft, route);
                if (parent == null) {
                    free.add(role.resource());
                } else {
                    parents.computeIfAbsent(role.resource(), key -> new LinkedHashSet<>())
                            .add(parent);
                    if (parent.equals(role.resource()) && !(role instanceof Role.ListAll)) {
                        nested.add(parent);
                    }
                }
            }
        }
        List<Proposal> proposals = new ArrayList<>();
        parents.forEach((child, owners) -> {
            if (!nested.contains(child) && member(draft, child, child) == null) {
                // Others are listed below one, but none is made there or says that it is: they stand beside it.
                owners.remove(child);
            }
            propose(draft, child, owners, free.contains(child), proposals);
        });
        return proposals;
    }

    private static boolean isCollection(Draft draft, Role role) {
        return role instanceof Role.Create
                || role instanceof Role.ListAll
                || role instanceof Role.Replace replace && replace.creates()
                || draft.sketch(role.resource()).singleton;
    }

    /** What the last parameter before the collection names; an upsert's own parameter does not count. */
    private static @Nullable ResourceName parent(Draft draft, Route route) {
        List<Tie> ties = draft.ties(route.endpoint().id());
        int last = ties.size() - (route.path().endsWithParameter() ? 2 : 1);
        return last < 0 ? null : ties.get(last).resource();
    }

    private void propose(
            Draft draft, ResourceName child, Set<ResourceName> owners, boolean free, List<Proposal> proposals) {
        boolean owned = !free && owners.size() == 1;
        for (ResourceName owner : owners) {
            String member = member(draft, child, owner);
            Relationship.Kind kind = owned ? Relationship.Kind.OWNER : Relationship.Kind.MEMBERSHIP;
            Relationship relationship = new Relationship(nameOf(child, member, owner), child, owner, kind, member);
            String evidence = "the path of " + child + " goes through " + owner;
            proposals.add(proposal(new Change.Relate(relationship), owned ? 90 : 70, evidence));
            if (owned && !owner.equals(child)) {
                proposals.add(proposal(new Change.Own(child, owner), 90, evidence + " everywhere"));
            }
        }
    }

    private static @Nullable String member(Draft draft, ResourceName child, ResourceName owner) {
        return BackReferences.member(draft, draft.sketch(child), draft.sketch(owner));
    }

    private static String nameOf(ResourceName child, @Nullable String member, ResourceName owner) {
        return child + "." + (member == null ? Words.snake(Words.singular(owner.value())) : member);
    }
}
