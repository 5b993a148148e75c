package dev.ectype.runtime.emulator.seed;

import dev.ectype.runtime.emulator.document.ComposedTexts;
import dev.ectype.runtime.emulator.document.CountedMembers;
import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.document.ReferenceEncoder;
import dev.ectype.runtime.emulator.document.SlugText;
import dev.ectype.runtime.emulator.document.StateMember;
import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.emulator.shape.IdentifierText;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.PathEdit;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.resource.IdStylePlan;
import dev.ectype.runtime.plan.resource.LifecyclePlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.table.DuplicateId;
import dev.ectype.runtime.state.tree.Order;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Creates the instances of seeded resources, which no operation creates. */
public final class SeedRows {
    private static final int EACH = 3;
    private static final int MOST_EXAMPLES = 20;
    private static final int MOST_PARENTS = 50;

    private final ResourceShapes shapes;
    private final DocumentFactory documents;
    private final long start;
    private final Set<ResourceShape> excluded;
    private boolean seeding;

    public SeedRows(ResourceShapes shapes, DocumentFactory documents, long start) {
        this(shapes, documents, start, Collections.emptySet());
    }

    /**
     * Creates the seeder without some resources.
     *
     * @param excluded the resources that a fixture contains
     */
    public SeedRows(ResourceShapes shapes, DocumentFactory documents, long start, Set<ResourceShape> excluded) {
        this.excluded = excluded;
        this.shapes = shapes;
        this.documents = documents;
        this.start = start;
    }

    /** Seeds all resources, then resolves their references. */
    public void seed(Plan plan, Transaction transaction) {
        seeding = true;
        for (ResourceShape shape : shapes.all()) {
            if (shape.parent() == null && isListed(shape) && !excluded.contains(shape)) {
                fill(shape, null, transaction);
            }
        }
        shapes.all().stream()
                .filter(shape -> isOnlyOne(shape) && !excluded.contains(shape))
                .forEach(shape -> insert(
                        shape, null, new NewInstance(ResourceShape.ONLY, null), transaction.store(shape.index())));
        ReferenceResolver resolver = new ReferenceResolver(shapes, transaction);
        shapes.all().forEach(resolver::resolveAll);
        SeedPlacement placement = new SeedPlacement(shapes);
        shapes.all().stream()
                .filter(shape -> shape.parent() == null && isListed(shape))
                .forEach(shape -> placement.link(shape, plan, transaction));
    }

    /** Seeds the child resources of a new row. */
    public void below(ResourceShape parent, Row row, Transaction transaction) {
        for (ResourceShape child : parent.children()) {
            if (isListed(child) && !excluded.contains(child)) {
                fill(child, row, transaction);
            }
        }
        // At the start, references are placed after all resources were seeded.
        for (ResourceShape placed : seeding ? List.<ResourceShape>of() : parent.referencingChildren()) {
            if (!excluded.contains(placed)) {
                addReferencing(placed, parent, row, transaction);
            }
        }
        boolean first = !seeding && transaction.store(parent.index()).count() == 1;
        for (ResourceShape orphan : first ? parent.orphans() : List.<ResourceShape>of()) {
            if (!excluded.contains(orphan)) {
                adopt(orphan, parent, row, transaction.store(orphan.index()));
            }
        }
    }

    /** Links instances without a parent to the first parent that is created. */
    private void adopt(ResourceShape shape, ResourceShape target, Row row, TransactionTable store) {
        MemberPath member = shapes.reference(shape, target);
        IdentityMember idMember = shape.idMember();
        boolean names = idMember != null && idMember.path().equals(member);
        Document pointer = member == null || names ? null : ReferenceEncoder.of(shape, member, target, row);
        for (Row orphan : pointer == null ? List.<Row>of() : rows(store)) {
            if (pointer != null && member != null) {
                store.replace(
                        orphan,
                        PathEdit.set(Json.parse(orphan.document()), member, pointer)
                                .toBytes());
            }
        }
    }

    /** Adds instances that refer to a new row, because clients reach them through that row. */
    private void addReferencing(ResourceShape shape, ResourceShape target, Row row, Transaction transaction) {
        MemberPath member = shapes.reference(shape, target);
        Document pointer = member == null ? null : ReferenceEncoder.of(shape, member, target, row);
        TransactionTable store = transaction.store(shape.index());
        for (int number = 0; pointer != null && member != null && number < EACH; number++) {
            Row added = addNamed(shape, null, null, store);
            if (added == null) {
                return;
            }
            Document pointing = PathEdit.set(Json.parse(added.document()), member, pointer);
            Row placed = store.replace(added, pointing.toBytes());
            below(shape, placed, transaction);
        }
    }

    /** Whether a resource has one instance in the whole API. It is a row from the start, so that snapshots contain it. */
    private static boolean isOnlyOne(ResourceShape shape) {
        return shape.plan().singleton()
                && shape.parent() == null
                && shape.qualifiers().isEmpty();
    }

    /** Whether a seeded resource needs rows. Boundless resources need rows only if they have seeded children. */
    private static boolean isListed(ResourceShape shape) {
        boolean given = shape.plan().seeded() && !shape.plan().singleton();
        return given && (!shape.isBoundless() || shape.children().stream().anyMatch(SeedRows::isListed));
    }

    /** Adds instances from examples, then from example identifiers in paths, then generated ones. */
    private void fill(ResourceShape shape, @Nullable Row owner, Transaction transaction) {
        TransactionTable store = transaction.store(shape.index());
        List<Document> examples = examples(shape);
        int made = 0;
        for (int number = 0; number < Math.min(owner == null ? MOST_EXAMPLES : EACH, examples.size()); number++) {
            made += put(shape, add(shape, owner, examples.get(number), store), transaction);
        }
        for (String id : shape.paths().exampleIds()) {
            boolean free = (owner == null || made < EACH)
                    && store.find(shape.rowId(id, owner == null ? null : owner.id())) == null;
            made += free ? put(shape, insert(shape, owner, new NewInstance(id, null), store), transaction) : 0;
        }
        for (int more = made; more < EACH; more++) {
            put(shape, addNamed(shape, owner, null, store), transaction);
        }
    }

    /** Returns the examples of the resource type. */
    private static List<Document> examples(ResourceShape shape) {
        Schema type = shape.type();
        return type.notes().examples().isEmpty()
                ? SchemaShape.bare(type).notes().examples()
                : type.notes().examples();
    }

    /**
     * Seeds the children of a new row.
     *
     * @return 1, or 0 without a row
     */
    private int put(ResourceShape shape, @Nullable Row row, Transaction transaction) {
        if (row != null && transaction.store(shape.index()).count() < MOST_PARENTS) {
            below(shape, row, transaction);
        }
        return row == null ? 0 : 1;
    }

    private @Nullable Row add(
            ResourceShape shape, @Nullable Row owner, @Nullable Document example, TransactionTable store) {
        IdentityMember idMember = shape.idMember();
        Document exampleId = example == null || idMember == null ? null : idMember.in(example);
        String exampleText =
                exampleId != null && exampleId.isNumber() && !exampleId.isLong() ? null : IdentifierText.of(exampleId);
        if (exampleText != null && !exampleText.isEmpty()) {
            try {
                return insert(shape, owner, new NewInstance(exampleText, example), store);
            } catch (DuplicateId repeated) {
                // Examples often repeat an identifier, so the second instance gets a generated one.
                return addNamed(shape, owner, example, store);
            }
        }
        return addNamed(shape, owner, example, store);
    }

    /**
     * Adds an instance with the next identifier.
     *
     * @return the row, or null if all described identifiers are taken
     */
    private @Nullable Row addNamed(
            ResourceShape shape, @Nullable Row owner, @Nullable Document example, TransactionTable store) {
        String id = documents.nextId(shape, store, owner == null ? null : owner.id());
        try {
            return insert(shape, owner, new NewInstance(id, example), store);
        } catch (DuplicateId allTaken) {
            return null;
        }
    }

    private record NewInstance(String id, @Nullable Document example) {}

    /**
     * Returns the lifecycle if the instance is the second one. It starts in the first state, because examples mostly show the
     * last state.
     */
    private static @Nullable LifecyclePlan beginning(
            ResourceShape shape, TransactionTable store, @Nullable String owner) {
        LifecyclePlan lifecycle = shape.plan().lifecycle();
        boolean second = (owner == null
                        ? store.count()
                        : store.ownedBy(owner, RowPageRequest.of(Order.OLDEST_FIRST, 0, 2))
                                .rows()
                                .size())
                == 1;
        return lifecycle == null || lifecycle.states().isEmpty() || !second ? null : lifecycle;
    }

    private Row insert(ResourceShape shape, @Nullable Row owner, NewInstance instance, TransactionTable store) {
        String ownerId = owner == null ? null : owner.id();
        String rowId = shape.rowId(instance.id, ownerId);
        Map<String, Document> assigned = new LinkedHashMap<>();
        ResourceShape parent = shape.parent();
        String member = shape.plan().ownerMember();
        if (owner != null && parent != null && member != null) {
            IdentityMember parentId = parent.idMember();
            Document id = parentId == null ? null : parentId.in(Json.parse(owner.document()));
            assigned.put(member, id == null ? Document.of(parent.visibleId(owner)) : id);
        }
        CountedMembers.assign(shape, store, instance.example, assigned);
        LifecyclePlan lifecycle = beginning(shape, store, ownerId);
        if (lifecycle != null) {
            StateMember.assign(lifecycle, lifecycle.states().get(0), instance.example, assigned);
        }
        if (instance.example == null) {
            // The only instance has no identifier that clients know: the shop is called Shop.
            assignName(shape, instance.id.equals(ResourceShape.ONLY) ? shape.name() : instance.id, assigned);
        }
        DocumentFactory.Subject subject = new DocumentFactory.Subject(shape, rowId, instance.id, assigned);
        byte[] document =
                ComposedTexts.composed(shape, documents.generated(subject, instance.example, start), instance.example);
        return store.insert(shape.rowId(shape.storedId(instance.id, document), ownerId), document, ownerId);
    }

    /** Names an instance after its identifier in words, because the name in the description is that of another instance. */
    private static void assignName(ResourceShape shape, String id, Map<String, Document> assigned) {
        String words = SlugText.words(id);
        String member = shape.style() instanceof IdStylePlan.SlugOf slug ? slug.member() : "name";
        MemberSchema described = SchemaShape.member(shape.type(), member);
        IdentityMember identity = shape.idMember();
        boolean identifies = identity != null && identity.isTopLevel(member);
        if (words != null
                && described != null
                && !identifies
                && DocumentFactory.allows(shape, member, Document.of(words))) {
            assigned.putIfAbsent(member, Document.of(words));
        }
    }

    /** Returns the rows of a table, oldest first. */
    static List<Row> rows(TransactionTable store) {
        return store.page(RowPageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE))
                .rows();
    }
}
