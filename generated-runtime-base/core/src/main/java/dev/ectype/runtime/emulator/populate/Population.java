package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.emulator.document.ComposedTexts;
import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.document.ReferenceEncoder;
import dev.ectype.runtime.emulator.document.SlugText;
import dev.ectype.runtime.emulator.document.StateMember;
import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.PathEdit;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.resource.IdStylePlan;
import dev.ectype.runtime.plan.resource.LifecyclePlan;
import dev.ectype.runtime.plan.resource.RelationshipPlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.id.Dice;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.table.DuplicateId;
import dev.ectype.runtime.state.tree.Order;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Fills every table with generated instances up to a number: parents and referenced resources first.
 *
 * <p>The first instance of a resource is its example if the description has one. The oldest instance was created about three
 * months before the clock starts, and the newest just before.
 */
public final class Population {
    private static final long SPAN = 90 * 86_400_000L;
    private static final double LINKED = 0.85;
    private static final int ATTEMPTS = 50;

    private final ResourceShapes shapes;
    private final DocumentFactory documents;
    private final Census census;
    private final Transaction transaction;
    private final ValueGenerators generators;
    private final Map<String, List<RelationshipPlan>> relationships = new LinkedHashMap<>();
    private final Map<ResourceShape, List<Row>> rows = new LinkedHashMap<>();

    /**
     * Holds the number of instances per resource, the seed and the start of the clock.
     *
     * @param each the number of instances of each resource
     * @param seed the seed of all choices
     * @param start the start of the clock, in milliseconds since 1970
     */
    public record Census(int each, long seed, long start) {}

    private Population(
            Plan plan, ResourceShapes shapes, DocumentFactory documents, Census census, Transaction transaction) {
        this.shapes = shapes;
        this.documents = documents;
        this.census = census;
        this.transaction = transaction;
        this.generators = new ValueGenerators(new WordLists(), census.start());
        for (RelationshipPlan relationship : plan.relationships()) {
            relationships
                    .computeIfAbsent(relationship.from(), name -> new ArrayList<>())
                    .add(relationship);
        }
    }

    public static void fill(
            Plan plan, ResourceShapes shapes, DocumentFactory documents, Census census, Transaction transaction) {
        Population population = new Population(plan, shapes, documents, census, transaction);
        Set<ResourceShape> visited = new LinkedHashSet<>();
        shapes.all().forEach(shape -> population.visit(shape, visited));
        RelationshipPopulator links = new RelationshipPopulator(
                shapes, transaction, Dice.of(census.seed()).at("bonds"));
        shapes.all().forEach(links::compose);
        plan.relationships().forEach(links::link);
    }

    private void visit(ResourceShape shape, Set<ResourceShape> visited) {
        if (!visited.add(shape)) {
            return;
        }
        ResourceShape parent = shape.parent();
        if (parent != null) {
            visit(parent, visited);
        }
        for (RelationshipPlan relationship : from(shape)) {
            ResourceShape target = shapes.find(relationship.to());
            if (target != null && relationship.kind() != RelationshipPlan.Kind.PIECES) {
                visit(target, visited);
            }
        }
        TransactionTable store = transaction.store(shape.index());
        if (!shape.plan().singleton() && !shape.isBoundless()) {
            fill(shape, store);
        }
        rows.put(
                shape,
                store.page(RowPageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE))
                        .rows());
    }

    private List<RelationshipPlan> from(ResourceShape shape) {
        return relationships.getOrDefault(shape.name(), List.of());
    }

    private void fill(ResourceShape shape, TransactionTable store) {
        List<Row> owners = shape.parent() == null ? List.of() : rows.getOrDefault(shape.parent(), List.of());
        if (shape.parent() != null && owners.isEmpty()) {
            return;
        }
        InstanceSources sources = new InstanceSources(shape, generators, census.each());
        int before = store.count();
        for (int number = before; number < census.each(); number++) {
            Dice dice = Dice.of(census.seed()).at("populate").at(shape.name()).at(number);
            Row owner = owners.isEmpty() ? null : dice.at("owner").choose(owners);
            if (!insert(shape, store, new Newcomer(number, owner, dice), sources)) {
                return;
            }
        }
    }

    private record Newcomer(int number, @Nullable Row owner, Dice dice) {}

    private boolean insert(ResourceShape shape, TransactionTable store, Newcomer newcomer, InstanceSources sources) {
        Row owner = newcomer.owner();
        String ownerId = owner == null ? null : owner.id();
        Document source = sources.next(newcomer.number(), newcomer.dice());
        String id = id(shape, store, source, ownerId);
        DocumentFactory.Subject subject =
                new DocumentFactory.Subject(shape, shape.rowId(id, ownerId), id, assigned(shape, newcomer, source));
        byte[] plain = documents.populated(subject, source, sources.settled(), created(newcomer));
        byte[] document = ComposedTexts.composed(shape, plain, null);
        sources.learn(newcomer.number(), document, subject.assigned().keySet());
        try {
            store.insert(shape.rowId(shape.storedId(id, document), ownerId), document, ownerId);
            return true;
        } catch (DuplicateId allTaken) {
            return false;
        }
    }

    private long created(Newcomer newcomer) {
        long step = SPAN / census.each();
        long jitter = newcomer.dice().at("created").between(0, Math.max(0, step / 2 - 1));
        return (census.start() - (census.each() - newcomer.number()) * step + jitter) / 1000 * 1000;
    }

    private String id(ResourceShape shape, TransactionTable store, Document source, @Nullable String owner) {
        IdStylePlan style = shape.style();
        IdentityMember idMember = shape.idMember();
        String preferred = null;
        if (style instanceof IdStylePlan.SlugOf slug) {
            Document text = source.member(slug.member());
            preferred = text != null && text.isString() ? SlugText.of(text.text(), shape.name()) : null;
        } else if (style instanceof IdStylePlan.ClientChosen && idMember != null) {
            Document text = idMember.in(source);
            preferred = text != null && text.isString() ? text.text() : null;
        } else if (style instanceof IdStylePlan.Readable && shape.plan().seeded()) {
            Document text = source.member("name") == null ? source.member("title") : source.member("name");
            preferred = text != null && text.isString() ? SlugText.of(text.text(), shape.name()) : null;
        }
        for (int attempt = 1; preferred != null && attempt < ATTEMPTS; attempt++) {
            String candidate = attempt == 1 ? preferred : preferred + "-" + attempt;
            if (shape.allowsId(candidate) && store.find(shape.rowId(candidate, owner)) == null) {
                return candidate;
            }
        }
        return documents.nextId(shape, store, owner);
    }

    /** Returns the assigned members: the references, the owner and the state. */
    private Map<String, Document> assigned(ResourceShape shape, Newcomer newcomer, Document source) {
        Map<String, Document> assigned = new LinkedHashMap<>();
        for (RelationshipPlan relationship : from(shape)) {
            MemberPath member = relationship.member();
            ResourceShape target = shapes.find(relationship.to());
            boolean isReference = relationship.kind() != RelationshipPlan.Kind.OWNER
                    && relationship.kind() != RelationshipPlan.Kind.PIECES;
            if (isReference && member != null && target != null && !isAssigned(assigned, member)) {
                SharedEnums shared = SharedEnums.of(shape, target);
                Row row = reference(shape, member, target, newcomer, shared.agreeing(known(shape, target), source));
                Document reference = row == null ? null : ReferenceEncoder.of(shape, member, target, row);
                if (row != null && reference != null) {
                    shared.assign(row, source, assigned);
                    String first = member.names().get(0);
                    Document before = assigned.getOrDefault(first, Document.EMPTY_OBJECT);
                    assigned.put(first, PathEdit.set(before, inner(member), reference));
                }
            }
        }
        ResourceShape parent = shape.parent();
        String ownerMember = shape.plan().ownerMember();
        Row owner = newcomer.owner();
        if (owner != null && parent != null && ownerMember != null) {
            Document reference = ReferenceEncoder.of(shape, MemberPath.of(ownerMember), parent, owner);
            assigned.put(ownerMember, reference == null ? parent.idDocument(parent.visibleId(owner)) : reference);
        }
        LifecyclePlan lifecycle = shape.plan().lifecycle();
        if (lifecycle != null && !lifecycle.states().isEmpty()) {
            int turn = newcomer.number() == 0
                    ? 0
                    : newcomer.dice().at("state").below(lifecycle.states().size());
            StateMember.assign(lifecycle, lifecycle.states().get(turn), null, assigned);
        }
        return assigned;
    }

    private static boolean isAssigned(Map<String, Document> assigned, MemberPath path) {
        Document first = assigned.get(path.names().get(0));
        return first != null && first.at(inner(path)) != null;
    }

    private static MemberPath inner(MemberPath path) {
        return new MemberPath(path.names().subList(1, path.names().size()));
    }

    /** Returns whether every object on a path requires the next member. */
    private static boolean isRequired(Schema type, MemberPath path) {
        Schema at = type;
        for (String name : path.names()) {
            MemberSchema member = SchemaShape.member(at, name);
            if (member == null || !member.isRequired(Direction.STORED)) {
                return false;
            }
            at = member.type();
        }
        return true;
    }

    private List<Row> known(ResourceShape shape, ResourceShape target) {
        return target == shape
                ? transaction
                        .store(shape.index())
                        .page(RowPageRequest.of(Order.OLDEST_FIRST, 0, 5))
                        .rows()
                : rows.getOrDefault(target, List.of());
    }

    private @Nullable Row reference(
            ResourceShape shape, MemberPath member, ResourceShape target, Newcomer newcomer, List<Row> known) {
        Schema described = SchemaShape.at(shape.type(), member);
        if (known.isEmpty() || described == null) {
            return null;
        }
        Dice dice = newcomer.dice().at("to " + String.join(".", member.names()));
        boolean linked = isRequired(shape.type(), member) || dice.at("linked").chance(target == shape ? 0.4 : LINKED);
        return linked ? dice.choose(known) : null;
    }
}
