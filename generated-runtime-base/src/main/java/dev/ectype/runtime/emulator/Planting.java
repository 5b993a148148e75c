package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.fixture.BadFixture;
import dev.ectype.runtime.emulator.fixture.Fixture;
import dev.ectype.runtime.emulator.launch.Nearest;
import dev.ectype.runtime.emulator.resource.Documents;
import dev.ectype.runtime.emulator.resource.Pointing;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Member;
import dev.ectype.runtime.state.Row;
import dev.ectype.runtime.state.Transaction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Puts the instances of a fixture into the state at the start: parents first, and all of them or none. */
final class Planting {
    private final ResourceShapes shapes;
    private final Documents documents;
    private final Fixture fixture;
    private final long start;
    private final boolean strict;
    private final List<String> faults = new ArrayList<>();
    private final Map<ResourceShape, List<Seedling>> told = new LinkedHashMap<>();

    Planting(ResourceShapes shapes, Documents documents, Fixture fixture, long start) {
        this(shapes, documents, fixture, start, true);
    }

    private Planting(ResourceShapes shapes, Documents documents, Fixture fixture, long start, boolean strict) {
        this.strict = strict;
        this.shapes = shapes;
        this.documents = documents;
        this.fixture = fixture;
        this.start = start;
        read();
    }

    /** Leaves out what cannot be, instead of refusing all of it. */
    static Planting ofWhatFits(ResourceShapes shapes, Documents documents, Document told, long start) {
        Fixture fixture = new Fixture("the plan", told, pointer -> pointer, false);
        return new Planting(shapes, documents, fixture, start, false);
    }

    /** The resources that it tells of; of these nothing else is there. */
    Set<ResourceShape> told() {
        return told.keySet();
    }

    /** Adds the instances; throws when any of them cannot be. */
    void plant(Transaction transaction) {
        Set<ResourceShape> done = new LinkedHashSet<>();
        Map<Seedling, Row> planted = new LinkedHashMap<>();
        PlantedRow planter = new PlantedRow(shapes, documents, transaction, start);
        told.keySet().forEach(shape -> plant(shape, done, planter, planted));
        if (strict) {
            planted.forEach((seedling, row) -> checkReferences(seedling, transaction));
            if (!faults.isEmpty()) {
                throw new BadFixture(faults);
            }
        }
        GivenRows given = new GivenRows(shapes, documents, start, told());
        planted.forEach((seedling, row) -> given.below(seedling.shape(), row, transaction));
    }

    private void read() {
        if (!fixture.document().isObject()) {
            faults.add(fixture.fault("", "a fixture names resources, each with a list of instances"));
            return;
        }
        for (Member member : fixture.document().members()) {
            String pointer = "/" + Seedling.escaped(member.name());
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
        List<Seedling> seedlings = told.computeIfAbsent(shape, known -> new ArrayList<>());
        for (Document each : list.elements()) {
            Seedling seedling = new Seedling(shape, seedlings.size(), each, pointer + "/" + seedlings.size());
            seedlings.add(seedling);
        }
    }

    private String unknown(String name) {
        List<String> names = shapes.all().stream()
                .filter(shape -> !shape.plan().singleton())
                .map(ResourceShape::name)
                .toList();
        String nearest = Nearest.to(name, names);
        return "there is no resource \"" + name + "\"; "
                + (nearest == null ? "there are " + String.join(", ", names) : "did you mean " + nearest + "?");
    }

    private static String single(ResourceShape shape) {
        return "of " + shape.name() + " there is always one, which only a snapshot can tell of";
    }

    private void plant(ResourceShape shape, Set<ResourceShape> done, PlantedRow planter, Map<Seedling, Row> planted) {
        if (!done.add(shape)) {
            return;
        }
        ResourceShape parent = shape.parent();
        if (parent != null) {
            plant(parent, done, planter, planted);
        }
        List<Seedling> seedlings = told.getOrDefault(shape, List.of());
        Set<String> taken = new LinkedHashSet<>();
        seedlings.forEach(each -> taken.add(each.id()));
        for (Seedling each : seedlings) {
            try {
                planted.put(each, planter.insert(each, taken));
            } catch (Seedling.Unfit unfit) {
                unfit.faults()
                        .forEach(fault -> faults.add(fixture.fault(
                                each.pointer() + fault.pointer(), each.place(fault.pointer()) + fault.message())));
            }
        }
    }

    /** A reference that leads nowhere is nothing that a client could have made. */
    private void checkReferences(Seedling seedling, Transaction transaction) {
        for (Pointing.Pointer pointer : seedling.shape().pointing().references()) {
            Document value = seedling.told().member(pointer.member());
            ResourceShape target = shapes.get(pointer.resource());
            boolean named = value != null && (value.isString() || value.isNumber());
            boolean anywhere =
                    target.isBoundless() || target.hasSelf() || target.plan().singleton();
            if (value == null
                    || !named
                    || anywhere
                    || transaction.store(target.index()).find(value.text()) != null) {
                continue;
            }
            boolean found = GivenRows.rows(transaction.store(target.index())).stream()
                    .anyMatch(row -> Filter.leads(value, target.visibleId(row)));
            if (!found) {
                String at = "/" + Seedling.escaped(pointer.member());
                faults.add(fixture.fault(
                        seedling.pointer() + at,
                        seedling.place(at) + "there is none of the " + target.name() + " called " + value.literal()));
            }
        }
    }
}
