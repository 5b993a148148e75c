package dev.ectype.runtime.emulator.seed;

import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.fixture.BadFixture;
import dev.ectype.runtime.emulator.fixture.Fixture;
import dev.ectype.runtime.emulator.launch.NearestName;
import dev.ectype.runtime.emulator.resource.ReferenceMembers;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.row.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Loads the instances of a fixture into the start state, parents first. In strict mode it loads all instances or none. */
public final class FixtureLoader {
    private final ResourceShapes shapes;
    private final DocumentFactory documents;
    private final Fixture fixture;
    private final long start;
    private final boolean strict;
    private final List<String> faults = new ArrayList<>();
    private final Map<ResourceShape, List<FixtureRow>> rowsByResource = new LinkedHashMap<>();

    public FixtureLoader(ResourceShapes shapes, DocumentFactory documents, Fixture fixture, long start) {
        this(shapes, documents, fixture, start, true);
    }

    private FixtureLoader(
            ResourceShapes shapes, DocumentFactory documents, Fixture fixture, long start, boolean strict) {
        this.strict = strict;
        this.shapes = shapes;
        this.documents = documents;
        this.fixture = fixture;
        this.start = start;
        read();
    }

    /** Creates a loader that skips invalid instances instead of rejecting the document. */
    public static FixtureLoader skippingInvalid(
            ResourceShapes shapes, DocumentFactory documents, Document document, long start) {
        Fixture fixture = new Fixture("the plan", document, pointer -> pointer, false);
        return new FixtureLoader(shapes, documents, fixture, start, false);
    }

    /** Returns the resources that the fixture contains. They get no seeded instances. */
    public Set<ResourceShape> rowsByResource() {
        return rowsByResource.keySet();
    }

    /** Adds the instances. If any is invalid, throws {@link BadFixture} with all faults. */
    public void load(Transaction transaction) {
        Set<ResourceShape> done = new LinkedHashSet<>();
        Map<FixtureRow, Row> inserted = new LinkedHashMap<>();
        FixtureRowBuilder builder = new FixtureRowBuilder(shapes, documents, transaction, start);
        rowsByResource.keySet().forEach(shape -> load(shape, done, builder, inserted));
        if (strict) {
            inserted.forEach((fixtureRow, row) -> checkReferences(fixtureRow, transaction));
            if (!faults.isEmpty()) {
                throw new BadFixture(faults);
            }
        }
        SeedRows seedRows = new SeedRows(shapes, documents, start, rowsByResource());
        inserted.forEach((fixtureRow, row) -> seedRows.below(fixtureRow.shape(), row, transaction));
    }

    private void read() {
        if (!fixture.document().isObject()) {
            faults.add(fixture.fault("", "a fixture must be an object that maps resource names to lists of instances"));
            return;
        }
        for (JsonMember member : fixture.document().members()) {
            String pointer = "/" + FixtureRow.escaped(member.name());
            ResourceShape shape = shapes.find(member.name());
            if (shape == null || shape.plan().singleton()) {
                faults.add(fixture.fault(pointer, shape == null ? unknown(member.name()) : single(shape)));
            } else if (!member.value().isArray()) {
                faults.add(fixture.fault(pointer, member.name() + " must be a list of instances"));
            } else {
                read(shape, member.value(), pointer);
            }
        }
    }

    private void read(ResourceShape shape, Document list, String pointer) {
        List<FixtureRow> fixtureRows = rowsByResource.computeIfAbsent(shape, known -> new ArrayList<>());
        for (Document each : list.elements()) {
            FixtureRow fixtureRow = new FixtureRow(shape, fixtureRows.size(), each, pointer + "/" + fixtureRows.size());
            fixtureRows.add(fixtureRow);
        }
    }

    private String unknown(String name) {
        List<String> names = shapes.all().stream()
                .filter(shape -> !shape.plan().singleton())
                .map(ResourceShape::name)
                .toList();
        String nearest = NearestName.to(name, names);
        return "there is no resource \"" + name + "\"; "
                + (nearest == null ? "there are " + String.join(", ", names) : "did you mean " + nearest + "?");
    }

    private static String single(ResourceShape shape) {
        return shape.name() + " is a singleton, which only a snapshot can set";
    }

    private void load(
            ResourceShape shape, Set<ResourceShape> done, FixtureRowBuilder builder, Map<FixtureRow, Row> inserted) {
        if (!done.add(shape)) {
            return;
        }
        ResourceShape parent = shape.parent();
        if (parent != null) {
            load(parent, done, builder, inserted);
        }
        List<FixtureRow> fixtureRows = rowsByResource.getOrDefault(shape, List.of());
        Set<String> taken = new LinkedHashSet<>();
        fixtureRows.forEach(each -> taken.add(each.id()));
        for (FixtureRow each : fixtureRows) {
            try {
                inserted.put(each, builder.insert(each, taken));
            } catch (FixtureRow.Unfit unfit) {
                unfit.faults()
                        .forEach(fault -> faults.add(fixture.fault(
                                each.pointer() + fault.pointer(),
                                each.messagePrefix(fault.pointer()) + fault.message())));
            }
        }
    }

    /** Reports a reference to a missing instance, which no client could have stored. */
    private void checkReferences(FixtureRow fixtureRow, Transaction transaction) {
        for (ReferenceMembers.Reference pointer :
                fixtureRow.shape().referenceMembers().references()) {
            Document value = fixtureRow.document().at(pointer.member());
            ResourceShape target = shapes.get(pointer.resource());
            boolean named = value != null && (value.isString() || value.isNumber());
            boolean anywhere = target.isBoundless()
                    || target.hasCurrentUser()
                    || target.plan().singleton();
            if (value == null
                    || !named
                    || anywhere
                    || transaction.store(target.index()).find(value.text()) != null) {
                continue;
            }
            boolean found = SeedRows.rows(transaction.store(target.index())).stream()
                    .anyMatch(row -> target.visibleId(row).equals(value.text()));
            if (!found) {
                String at = pointer.member().toString();
                faults.add(fixture.fault(
                        fixtureRow.pointer() + at,
                        fixtureRow.messagePrefix(at) + target.name() + " contains no instance with the identifier "
                                + value.literal()));
            }
        }
    }
}
