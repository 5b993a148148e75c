package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.RelationshipChange;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes the resource in a collection's path the owner of the collection's instances. */
public final class ProposeOwnership implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<ResourceName, Places> places = new LinkedHashMap<>();
        List<OperationRoute> elsewhere = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            if (role == null || !isCollection(draft, role)) {
                continue;
            }
            if (role instanceof Role.Create && draft.at(route.path()) == null) {
                elsewhere.add(route);
            } else {
                places.computeIfAbsent(role.resource(), child -> new Places())
                        .add(role, parent(draft, route, draft.resource(role.resource())));
            }
        }
        elsewhere.forEach(route -> addElsewhere(draft, route, places));
        List<Proposal> proposals = new ArrayList<>();
        places.forEach((child, found) -> {
            if (!found.creating.contains(child) && member(draft, child, child) == null) {
                // A resource listed below itself, without a creation there and without a member, contains siblings
                // instead of children.
                found.all.remove(child);
            }
        });
        places.forEach((child, found) -> propose(draft, child, places, proposals));
        return proposals;
    }

    /** Adds a creation at a path that is no collection. Its path may have more instances than the parent. */
    private static void addElsewhere(ModelDraft draft, OperationRoute route, Map<ResourceName, Places> places) {
        Role role = Objects.requireNonNull(draft.role(route.endpoint().id()));
        Places known = places.computeIfAbsent(role.resource(), child -> new Places());
        Set<ResourceName> above = aboveItems(draft, draft.resource(role.resource()));
        ResourceName parent = null;
        for (ParameterBinding binding : draft.parameterBindings(route.endpoint().id())) {
            boolean home = known.all.contains(binding.resource()) || above.contains(binding.resource());
            parent = home ? binding.resource() : parent;
        }
        known.add(role, parent);
    }

    /** Returns the resources right above the items of a resource. */
    private static Set<ResourceName> aboveItems(ModelDraft draft, ResourceDraft resource) {
        Set<ResourceName> above = new LinkedHashSet<>();
        for (SegmentedPath item : resource.items) {
            SegmentedPath parent = item.enclosingItem(item.size() - 1);
            ResourceDraft found = parent == null ? null : draft.at(parent);
            if (found != null) {
                above.add(found.resourceName());
            }
        }
        return above;
    }

    /** Holds the parents of a resource in the paths of its collections. Null stands for a path without a parent. */
    private static final class Places {
        final Set<@Nullable ResourceName> all = new LinkedHashSet<>();
        final Set<@Nullable ResourceName> creating = new LinkedHashSet<>();
        private boolean created;

        void add(Role role, @Nullable ResourceName parent) {
            all.add(parent);
            created |= role instanceof Role.Create;
            if (!(role instanceof Role.ListAll)) {
                creating.add(parent);
            }
        }

        /**
         * Returns whether instances exist only in one parent. A list across parents does not matter if instances are created
         * in one, but it does if clients put them there.
         */
        boolean isOwner(ResourceName parent) {
            return parent.equals(onlyOwner());
        }

        @Nullable
        ResourceName onlyOwner() {
            Set<@Nullable ResourceName> deciding = created ? creating : all;
            return deciding.size() == 1 ? deciding.iterator().next() : null;
        }
    }

    private static boolean isCollection(ModelDraft draft, Role role) {
        return role.creates() || role instanceof Role.ListAll || draft.resource(role.resource()).singleton;
    }

    /**
     * Returns the resource of the last parameter before the collection. The parameter of an upsert's own path does not
     * count.
     */
    private static @Nullable ResourceName parent(ModelDraft draft, OperationRoute route, ResourceDraft resource) {
        List<ParameterBinding> bindings =
                draft.parameterBindings(route.endpoint().id());
        boolean own = route.path().endsWithParameter() && !resource.isCollection(route.path());
        int last = bindings.size() - (own ? 2 : 1);
        return last < 0 ? null : bindings.get(last).resource();
    }

    private void propose(
            ModelDraft draft, ResourceName child, Map<ResourceName, Places> all, List<Proposal> proposals) {
        Places places = all.getOrDefault(child, new Places());
        for (ResourceName owner : places.all) {
            if (owner == null) {
                continue;
            }
            boolean owned = places.isOwner(owner)
                    && (places.all.size() == 1 || !isQualified(draft, draft.resource(child), withOwners(owner, all)));
            String member = member(draft, child, owner);
            Relationship.Kind kind = owned ? Relationship.Kind.OWNER : Relationship.Kind.MEMBERSHIP;
            Relationship relationship = new Relationship(nameOf(child, member, owner), child, owner, kind, member);
            String evidence = "the path of " + child + " goes through " + owner;
            proposals.add(proposal(new RelationshipChange.AddRelationship(relationship), owned ? 90 : 70, evidence));
            if (owned && !owner.equals(child)) {
                String where = places.all.size() == 1 ? " everywhere" : " where they are created";
                proposals.add(proposal(new ResourceChange.SetParent(child, owner), 90, evidence + where));
            }
        }
    }

    /** Returns a resource, its owner, the owner of that one, and so on. */
    private static Set<ResourceName> withOwners(ResourceName resource, Map<ResourceName, Places> places) {
        Set<ResourceName> chain = new LinkedHashSet<>();
        for (ResourceName next = resource; next != null && chain.add(next); ) {
            Places above = places.get(next);
            next = above == null ? null : above.onlyOwner();
        }
        return chain;
    }

    /** Returns whether a path to an instance has parameters, and none of them identifies an owner. */
    private static boolean isQualified(ModelDraft draft, ResourceDraft child, Set<ResourceName> owners) {
        return child.identifyingPaths().stream()
                .filter(item -> item.parameters() > 1)
                .flatMap(item -> draft.routes.at(item).stream())
                .anyMatch(route -> draft.parameterBindings(route.endpoint().id()).stream()
                        .noneMatch(binding -> owners.contains(binding.resource())));
    }

    private static @Nullable String member(ModelDraft draft, ResourceName child, ResourceName owner) {
        return BackReferences.member(draft, draft.resource(child), draft.resource(owner));
    }

    private static String nameOf(ResourceName child, @Nullable String member, ResourceName owner) {
        return child + "." + (member == null ? NameWords.snake(Nouns.singular(owner.value())) : member);
    }
}
