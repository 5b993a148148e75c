package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.emulator.resource.Composed;
import dev.ectype.runtime.emulator.resource.Documents;
import dev.ectype.runtime.emulator.resource.Pointers;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.emulator.resource.Slug;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.plan.IdStylePlan;
import dev.ectype.runtime.plan.LifecyclePlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.RelationshipPlan;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.state.Dice;
import dev.ectype.runtime.state.DuplicateId;
import dev.ectype.runtime.state.Order;
import dev.ectype.runtime.state.PageRequest;
import dev.ectype.runtime.state.Row;
import dev.ectype.runtime.state.Store;
import dev.ectype.runtime.state.Transaction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Fills every table until it holds as many instances as asked for: parents first, and what is pointed at before what points.
 *
 * <p>The first instance of a resource is its example where the description has one. The oldest was created some three months before the
 * clock starts, and the newest just before.
 */
public final class Population {
    private static final long SPAN = 90 * 86_400_000L;
    private static final double LINKED = 0.85;
    private static final int ATTEMPTS = 50;

    private final ResourceShapes shapes;
    private final Documents documents;
    private final Census census;
    private final Transaction transaction;
    private final Sayings sayings;
    private final Map<String, List<RelationshipPlan>> relationships = new LinkedHashMap<>();
    private final Map<ResourceShape, List<Row>> rows = new LinkedHashMap<>();

    /**
     * How many of each, and what chance and time depend on.
     *
     * @param start when the clock starts, in milliseconds since 1970
     */
    public record Census(int each, long seed, long start) {}

    private Population(Plan plan, ResourceShapes shapes, Documents documents, Census census, Transaction transaction) {
        this.shapes = shapes;
        this.documents = documents;
        this.census = census;
        this.transaction = transaction;
        this.sayings = new Sayings(new Words(), census.start());
        for (RelationshipPlan relationship : plan.relationships()) {
            relationships
                    .computeIfAbsent(relationship.from(), name -> new ArrayList<>())
                    .add(relationship);
        }
    }

    public static void fill(
            Plan plan, ResourceShapes shapes, Documents documents, Census census, Transaction transaction) {
        Population population = new Population(plan, shapes, documents, census, transaction);
        Set<ResourceShape> begun = new LinkedHashSet<>();
        shapes.all().forEach(shape -> population.visit(shape, begun));
        Bonds bonds = new Bonds(shapes, transaction, Dice.of(census.seed()).at("bonds"));
        shapes.all().forEach(bonds::compose);
        plan.relationships().forEach(bonds::tie);
    }

    private void visit(ResourceShape shape, Set<ResourceShape> begun) {
        if (!begun.add(shape)) {
            return;
        }
        ResourceShape parent = shape.parent();
        if (parent != null) {
            visit(parent, begun);
        }
        for (RelationshipPlan relationship : from(shape)) {
            ResourceShape target = shapes.find(relationship.to());
            if (target != null && relationship.kind() != RelationshipPlan.Kind.PIECES) {
                visit(target, begun);
            }
        }
        Store store = transaction.store(shape.index());
        if (!shape.plan().singleton() && !shape.isBoundless()) {
            fill(shape, store);
        }
        rows.put(
                shape,
                store.page(PageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE))
                        .rows());
    }

    private List<RelationshipPlan> from(ResourceShape shape) {
        return relationships.getOrDefault(shape.name(), List.of());
    }

    private void fill(ResourceShape shape, Store store) {
        List<Row> owners = shape.parent() == null ? List.of() : rows.getOrDefault(shape.parent(), List.of());
        if (shape.parent() != null && owners.isEmpty()) {
            return;
        }
        Sources sources = new Sources(shape, sayings, census.each());
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

    private boolean insert(ResourceShape shape, Store store, Newcomer newcomer, Sources sources) {
        Row owner = newcomer.owner();
        String ownerId = owner == null ? null : owner.id();
        Document source = sources.next(newcomer.number(), newcomer.dice());
        String id = id(shape, store, source, ownerId);
        Documents.Subject subject =
                new Documents.Subject(shape, shape.rowId(id, ownerId), id, assigned(shape, newcomer));
        byte[] plain = documents.populated(subject, source, sources.settled(), created(newcomer));
        byte[] document = Composed.made(shape, plain, null);
        sources.learn(newcomer.number(), document, subject.assigned().keySet());
        try {
            store.insert(shape.rowId(shape.kept(id, document), ownerId), document, ownerId);
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

    private String id(ResourceShape shape, Store store, Document source, @Nullable String owner) {
        IdStylePlan style = shape.style();
        MemberName idMember = shape.idMember();
        String told = null;
        if (style instanceof IdStylePlan.SlugOf slug) {
            Document text = source.member(slug.member());
            told = text != null && text.isString() ? Slug.of(text.text(), shape.name()) : null;
        } else if (style instanceof IdStylePlan.ClientChosen && idMember != null) {
            Document text = source.member(idMember);
            told = text != null && text.isString() ? text.text() : null;
        } else if (style instanceof IdStylePlan.Readable && shape.plan().given()) {
            Document text = source.member("name") == null ? source.member("title") : source.member("name");
            told = text != null && text.isString() ? Slug.of(text.text(), shape.name()) : null;
        }
        for (int attempt = 1; told != null && attempt < ATTEMPTS; attempt++) {
            String candidate = attempt == 1 ? told : told + "-" + attempt;
            if (shape.allowsId(candidate) && store.find(shape.rowId(candidate, owner)) == null) {
                return candidate;
            }
        }
        return documents.nextId(shape, store, owner);
    }

    /** The owner, the state, and what the instance points at. */
    private Map<String, Document> assigned(ResourceShape shape, Newcomer newcomer) {
        Map<String, Document> assigned = new LinkedHashMap<>();
        for (RelationshipPlan relationship : from(shape)) {
            String member = relationship.member();
            ResourceShape target = shapes.find(relationship.to());
            boolean points = relationship.kind() != RelationshipPlan.Kind.OWNER
                    && relationship.kind() != RelationshipPlan.Kind.PIECES;
            if (points && member != null && target != null && !assigned.containsKey(member)) {
                Document pointer = pointer(shape, member, target, newcomer);
                if (pointer != null) {
                    assigned.put(member, pointer);
                }
            }
        }
        ResourceShape parent = shape.parent();
        String ownerMember = shape.plan().ownerMember();
        Row owner = newcomer.owner();
        if (owner != null && parent != null && ownerMember != null) {
            Document pointer = Pointers.of(shape, ownerMember, parent, owner);
            assigned.put(ownerMember, pointer == null ? parent.idDocument(parent.visibleId(owner)) : pointer);
        }
        LifecyclePlan lifecycle = shape.plan().lifecycle();
        if (lifecycle != null && !lifecycle.states().isEmpty()) {
            int turn = newcomer.number() == 0
                    ? 0
                    : newcomer.dice().at("state").below(lifecycle.states().size());
            assigned.put(lifecycle.member(), Document.of(lifecycle.states().get(turn)));
        }
        return assigned;
    }

    private @Nullable Document pointer(ResourceShape shape, String member, ResourceShape target, Newcomer newcomer) {
        List<Row> known = target == shape
                ? transaction
                        .store(shape.index())
                        .page(PageRequest.of(Order.OLDEST_FIRST, 0, 5))
                        .rows()
                : rows.getOrDefault(target, List.of());
        MemberSchema described = Shape.member(shape.type(), member);
        if (known.isEmpty() || described == null) {
            return null;
        }
        Dice dice = newcomer.dice().at("to " + member);
        boolean linked =
                described.isRequired(Direction.STORED) || dice.at("linked").chance(target == shape ? 0.4 : LINKED);
        return linked ? Pointers.of(shape, member, target, dice.choose(known)) : null;
    }
}
