package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.RelationshipChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Links creations below a parent to that parent when no member references it, so that each parent lists its own
 * children.
 */
public final class LinkCreationsToParents implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Set<List<ResourceName>> unlinked = unlinked(draft);
        Findings found = new Findings(new ArrayList<>(), new LinkedHashMap<>(), new LinkedHashMap<>());
        for (ResourceDraft resource : draft.resources()) {
            for (SegmentedPath collection : resource.collections) {
                OperationRoute create = draft.routes.find("POST", collection);
                OperationRoute list = draft.routes.find("GET", collection);
                ResourceName parent = create == null ? null : parent(draft, create);
                if (list != null
                        && create != null
                        && parent != null
                        && unlinked.contains(List.of(parent, resource.resourceName()))) {
                    link(draft, new Below(resource, parent, create, list), found);
                }
            }
        }
        linkItems(draft, found);
        return found.proposals();
    }

    /**
     * Collects the results.
     *
     * @param names the relationship names by parent and child, the same for all collections of the pair
     * @param items the linked items by the key of their path
     */
    private record Findings(
            List<Proposal> proposals, Map<List<ResourceName>, String> names, Map<String, LinkedItem> items) {}

    /** A collection below a parent with operations that create and list its instances. */
    private record Below(ResourceDraft resource, ResourceName parent, OperationRoute create, OperationRoute list) {
        EndpointId creating() {
            return create.endpoint().id();
        }

        EndpointId listing() {
            return list.endpoint().id();
        }
    }

    private void link(ModelDraft draft, Below below, Findings found) {
        ResourceName child = below.resource().resourceName();
        Role.Create created = draft.role(below.creating()) instanceof Role.Create role
                        && role.resource().equals(child)
                ? role
                : null;
        Role.ListAll listed = draft.role(below.listing()) instanceof Role.ListAll role
                        && role.resource().equals(child)
                        && role.through() == null
                ? role
                : null;
        if (created == null || listed == null) {
            return;
        }
        SegmentedPath collection = below.create().path();
        String evidence = collection.key() + " creates the instances and no member identifies the parent";
        String name = found.names()
                .computeIfAbsent(List.of(below.parent(), child), pair -> relationship(draft, below, evidence, found));
        found.proposals()
                .add(proposal(new ModelChange.AssignRole(below.creating(), created.through(name)), 75, evidence));
        found.proposals()
                .add(proposal(new ModelChange.AssignRole(below.listing(), listed.through(name)), 75, evidence));
        for (SegmentedPath item : below.resource().items) {
            if (item.parent().key().equals(collection.key())) {
                found.items().put(item.key(), new LinkedItem(child, item.size(), name));
            }
        }
    }

    private String relationship(ModelDraft draft, Below below, String evidence, Findings found) {
        ResourceName child = below.resource().resourceName();
        String literal = below.create().path().last().literal();
        String name =
                RelationshipNames.free(draft, found.proposals(), below.parent().value() + "." + literal);
        Relationship relationship = new Relationship(name, below.parent(), child, Relationship.Kind.PLACE, null);
        found.proposals().add(proposal(new RelationshipChange.AddRelationship(relationship), 75, evidence));
        return name;
    }

    /** The path of an item below a parent. */
    private record LinkedItem(ResourceName resource, int size, String through) {}

    /** Adds the relationship to the parameter bindings of all paths below a linked collection. */
    private void linkItems(ModelDraft draft, Findings found) {
        for (OperationRoute route : found.items().isEmpty() ? List.<OperationRoute>of() : draft.routes.all()) {
            for (int size = route.path().size(); size > 0; size--) {
                LinkedItem item = found.items().get(route.path().prefix(size).key());
                if (item != null) {
                    linkItem(draft, route, item, found.proposals());
                }
            }
        }
    }

    private void linkItem(ModelDraft draft, OperationRoute route, LinkedItem item, List<Proposal> proposals) {
        String parameter = route.path().segments().get(item.size() - 1).parameter();
        for (ParameterBinding binding : draft.parameterBindings(route.endpoint().id())) {
            if (binding.parameter().equals(parameter) && binding.resource().equals(item.resource())) {
                ModelChange change =
                        new ModelChange.BindParameter(route.endpoint().id(), binding.withRelationship(item.through()));
                proposals.add(proposal(change, 75, "its path is below the linked parent"));
            }
        }
    }

    /** Returns the pairs of parent and child without a member that references the parent. */
    private static Set<List<ResourceName>> unlinked(ModelDraft draft) {
        Set<List<ResourceName>> unlinked = new LinkedHashSet<>();
        for (Relationship known : draft.relationships()) {
            if (known.kind() == Relationship.Kind.MEMBERSHIP && known.member() == null) {
                unlinked.add(List.of(known.to(), known.from()));
            }
        }
        for (Relationship known : draft.relationships()) {
            MemberPath path = known.path();
            boolean nested = path != null && path.names().size() > 1;
            if (nested && known.kind() == Relationship.Kind.REFERENCE && StoredReferences.isStored(draft, known)) {
                unlinked.remove(List.of(known.to(), known.from()));
            }
        }
        return unlinked;
    }

    /** Returns the resource that the last path parameter identifies, or null. */
    private static @Nullable ResourceName parent(ModelDraft draft, OperationRoute create) {
        List<ParameterBinding> bindings =
                draft.parameterBindings(create.endpoint().id());
        return bindings.isEmpty() ? null : bindings.get(bindings.size() - 1).resource();
    }
}
