package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.channel.MessageTable;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ParameterBindingPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.resource.CompositionPlan;
import dev.ectype.runtime.plan.resource.QualifierPlan;
import dev.ectype.runtime.plan.resource.RelationshipPlan;
import dev.ectype.runtime.plan.resource.ResourcePlan;
import dev.ectype.runtime.schema.IntersectionSchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.NullableSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnionSchema;
import dev.ectype.runtime.state.table.LinkSpec;
import dev.ectype.runtime.state.table.StateSchema;
import dev.ectype.runtime.state.table.TableSpec;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Holds all resources of an API and the schema of its state. */
public final class ResourceShapes {
    private static final int DEEPEST = 8;

    private final Map<String, ResourceShape> shapes = new LinkedHashMap<>();
    private final ReferenceIndex references;
    private final StateSchema schema;
    private final ExtraTables extra;
    private final Plan plan;
    private final boolean linked;
    private volatile @Nullable Map<String, List<ResourceShape>> byType;

    public ResourceShapes(Plan plan) {
        this.plan = plan;
        linked = plan.resources().values().stream()
                .anyMatch(each -> each.compositions().stream().anyMatch(CompositionPlan::served));
        references = ReferenceIndex.of(plan.relationships());
        Set<String> listed = listed(plan);
        Document start = plan.start();
        LookupKeys known = LookupKeys.of(plan);
        Set<String> currentUsers = currentUserResources(plan);
        List<EmbeddedCopy> copies = EmbeddedCopy.of(plan);
        Map<String, List<NestedCopy>> targets = NestedCopyFinder.of(plan, copies);
        List<TableSpec> tables = new ArrayList<>();
        for (ResourcePlan resource : plan.resources().values()) {
            // A resource with initial instances in the plan has no others.
            boolean hasStart = start != null && start.member(resource.name()) != null;
            boolean boundless =
                    resource.seeded() && !resource.singleton() && !listed.contains(resource.name()) && !hasStart;
            ResourceShape shape =
                    new ResourceShape(resource, tables.size(), boundless, currentUsers.contains(resource.name()));
            Set<String> keys = known.keys(shape);
            shape.setKeys(keys);
            shapes.put(resource.name(), shape);
            TableSpec spec = table(shape, keys);
            for (EmbeddedCopy copy : copies) {
                spec = copy.container().equals(shape.name()) ? spec.withKey(copy.key()) : spec;
            }
            List<NestedCopy> deep = targets.get(shape.name());
            tables.add(deep == null ? spec : spec.withExtraKeys(new NestedCopies(deep)));
        }
        copies.forEach(copy -> get(copy.of()).referenceMembers().copied(copy));
        targets.values()
                .forEach(deep ->
                        deep.forEach(copy -> get(copy.of()).referenceMembers().copied(copy)));
        for (ResourceShape shape : shapes.values()) {
            shape.plan()
                    .childCounts()
                    .forEach(count -> get(count.child()).referenceMembers().counted(shape, count));
            ResourceShape parent = find(shape.plan().parent());
            if (parent != null) {
                shape.parent(parent);
            }
        }
        plan.relationships().forEach(this::addLinks);
        plan.operations().forEach(this::address);
        addPathReferences();
        extra = ExtraTables.addedTo(tables, plan, shapes.keySet());
        plan.relationships().forEach(this::addReference);
        for (RelationshipPlan relationship : plan.relationships()) {
            EmbeddedChildShape child = relationship.kind() == RelationshipPlan.Kind.PIECES
                    ? EmbeddedChildShape.of(relationship, this)
                    : null;
            if (child != null) {
                child.parent().addEmbeddedChild(child);
            }
        }
        schema = StateSchema.of(tables, links(plan));
    }

    private void addReference(RelationshipPlan relationship) {
        ResourceShape from = shapes.get(relationship.from());
        ResourceShape to = shapes.get(relationship.to());
        if (from != null && to != null && from != to) {
            from.referenceMembers().add(relationship, from, to);
        }
    }

    /** Finds the seeded resources that clients reach through references, and whether that is the only way. */
    private void addPathReferences() {
        Map<ResourceShape, Set<String>> before = new LinkedHashMap<>();
        for (OperationPlan operation : plan.operations()) {
            List<ParameterBindingPlan> bindings = operation.parameterBindings();
            for (int index = 0; index < bindings.size(); index++) {
                ResourceShape shape = shapes.get(bindings.get(index).resource());
                if (shape != null && shape.isSeededAnywhere()) {
                    before.computeIfAbsent(shape, each -> new LinkedHashSet<>())
                            .add(index == 0 ? "" : bindings.get(index - 1).resource());
                }
            }
        }
        before.forEach((shape, targets) -> {
            for (String name : targets) {
                ResourceShape target = shapes.get(name);
                if (target != null && target != shape && reference(shape, target) != null) {
                    shape.addReferenceTo(target, targets.size() == 1);
                }
            }
        });
    }

    /** Returns the number of the table of uploaded contents, or -1 if no operation reads them. */
    public int contents() {
        return extra.contents();
    }

    /** Returns the table of published messages, or null if the API has no channels. */
    public @Nullable MessageTable messageTable() {
        return extra.messages() < 0 ? null : new MessageTable(extra.messages(), extra.retained());
    }

    private void addLinks(RelationshipPlan relationship) {
        ResourceShape from = shapes.get(relationship.from());
        ResourceShape to = shapes.get(relationship.to());
        if (relationship.kind().hasStoredPairs() && from != null && to != null) {
            from.linkedResources().link(relationship.name());
            if (from != to) {
                to.linkedResources().link(relationship.name());
            }
            if (relationship.kind() == RelationshipPlan.Kind.PLACE) {
                from.linkedResources().add(relationship.name(), from, to);
            }
        }
    }

    private void address(OperationPlan operation) {
        ResourceShape written = find(operation.resource());
        if (written != null) {
            written.serverMembers().add(operation);
        }
        for (ParameterBindingPlan binding : operation.parameterBindings()) {
            ResourceShape shape = shapes.get(binding.resource());
            if (shape != null) {
                new OperationIdTypes(operation, binding).note(shape);
            }
        }
    }

    public StateSchema schema() {
        return schema;
    }

    /** Returns the resources with instances of a type. */
    public List<ResourceShape> ofType(Schema type) {
        List<ResourceShape> found = new ArrayList<>(0);
        collect(type, found, 0);
        return found;
    }

    private void collect(Schema type, List<ResourceShape> found, int depth) {
        if (type instanceof NamedSchema named) {
            List<ResourceShape> known = byType().getOrDefault(named.name(), List.of());
            known.stream().filter(shape -> !found.contains(shape)).forEach(found::add);
            if (known.isEmpty() && depth < DEEPEST && !(named.target() instanceof ObjectSchema)) {
                collect(named.target(), found, depth + 1);
            }
        } else if (type instanceof NullableSchema nullable) {
            collect(nullable.type(), found, depth + 1);
        } else if (type instanceof UnionSchema union && depth < DEEPEST) {
            union.variants().forEach(variant -> collect(variant, found, depth + 1));
        } else if (type instanceof IntersectionSchema intersection
                && intersection.parts().size() == 1) {
            collect(intersection.parts().get(0), found, depth + 1);
        }
    }

    /** Returns the index of resources by type. Racing threads may create it twice, which is harmless. */
    private Map<String, List<ResourceShape>> byType() {
        Map<String, List<ResourceShape>> known = byType;
        if (known == null) {
            known = new LinkedHashMap<>();
            for (ResourceShape shape : shapes.values()) {
                if (shape.type() instanceof NamedSchema named && !shape.plan().singleton()) {
                    known.computeIfAbsent(named.name(), name -> new ArrayList<>())
                            .add(shape);
                }
            }
            byType = known;
        }
        return known;
    }

    public Collection<ResourceShape> all() {
        return shapes.values();
    }

    public @Nullable ResourceShape find(@Nullable String name) {
        return name == null ? null : shapes.get(name);
    }

    public ResourceShape get(String name) {
        ResourceShape shape = shapes.get(name);
        if (shape == null) {
            throw new IllegalArgumentException("unknown resource " + name);
        }
        return shape;
    }

    /** Returns the path of the member with which one resource references another, or null. */
    public @Nullable MemberPath reference(ResourceShape from, ResourceShape to) {
        return references.member(from.name(), to.name());
    }

    private static Set<String> listed(Plan plan) {
        Set<String> listed = new LinkedHashSet<>();
        for (OperationPlan operation : plan.operations()) {
            if (operation.resource() != null && operation.isListed()) {
                listed.add(operation.resource());
            }
        }
        return listed;
    }

    /** Returns the resources that may represent the current user. */
    private static Set<String> currentUserResources(Plan plan) {
        Set<String> currentUsers = new LinkedHashSet<>();
        for (OperationPlan operation : plan.operations()) {
            for (ParameterBindingPlan binding : operation.parameterBindings()) {
                if (binding.currentUser() != null) {
                    currentUsers.add(binding.resource());
                }
            }
        }
        return currentUsers;
    }

    private static TableSpec table(ResourceShape shape, Set<String> keys) {
        TableSpec named = TableSpec.of(shape.name(), IdStyleFactory.of(shape)).withRule(new StoredTypeRule(shape));
        TableSpec spec = LookupKeys.indexed(named, shape, keys);
        String parent = shape.plan().parent();
        if (parent != null) {
            spec = spec.ownedBy(shape.name() + "." + parent, parent);
        } else if (!shape.qualifiers().isEmpty()) {
            String names = String.join(
                    "+", shape.qualifiers().stream().map(QualifierPlan::name).toList());
            spec = spec.ownedBy(shape.name() + " by " + names, names);
        }
        boolean unstored =
                shape.isBoundless() || shape.hasCurrentUser() || shape.plan().singleton();
        return shape.plan().tombstone() != null || unstored ? spec.keepingTombstones() : spec;
    }

    private static List<LinkSpec> links(Plan plan) {
        List<LinkSpec> links = new ArrayList<>();
        for (RelationshipPlan relationship : plan.relationships()) {
            boolean pairs = relationship.kind() == RelationshipPlan.Kind.MEMBERSHIP
                    || relationship.kind().hasStoredPairs();
            if (pairs
                    && plan.resources().get(relationship.from()) != null
                    && plan.resources().get(relationship.to()) != null) {
                links.add(LinkSpec.of(relationship.name(), relationship.from(), relationship.to()));
            }
        }
        return links;
    }

    /** Returns whether some documents contain addresses of the API itself. */
    public boolean areLinked() {
        return linked;
    }
}
