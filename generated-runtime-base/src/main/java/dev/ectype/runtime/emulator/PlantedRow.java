package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.carry.Fitness;
import dev.ectype.runtime.emulator.resource.Composed;
import dev.ectype.runtime.emulator.resource.Documents;
import dev.ectype.runtime.emulator.resource.Pointers;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.json.ObjectEdit;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.state.DuplicateId;
import dev.ectype.runtime.state.Row;
import dev.ectype.runtime.state.Store;
import dev.ectype.runtime.state.Transaction;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes rows of what a fixture tells: completed as creation completes what clients send, and otherwise as told. */
final class PlantedRow {
    private final ResourceShapes shapes;
    private final Documents documents;
    private final Transaction transaction;
    private final long start;

    PlantedRow(ResourceShapes shapes, Documents documents, Transaction transaction, long start) {
        this.shapes = shapes;
        this.documents = documents;
        this.transaction = transaction;
        this.start = start;
    }

    /**
     * Adds one instance.
     *
     * @param taken the identifiers that others of the fixture have
     */
    Row insert(Seedling seedling, Set<String> taken) {
        ResourceShape shape = seedling.shape();
        if (!seedling.told().isObject()) {
            throw new Seedling.Unfit("", "an instance is an object with members");
        }
        Row owner = shape.parent() == null ? null : owner(seedling, shape.parent());
        String ownerId = owner == null ? null : owner.id();
        Store store = transaction.store(shape.index());
        String id = id(seedling, store, ownerId, taken);
        Documents.Subject subject = new Documents.Subject(shape, shape.rowId(id, ownerId), id, assigned(shape, owner));
        Document told = told(seedling, subject);
        byte[] fitted = documents.fitted(subject, told, start);
        byte[] settled = shape.pointing().references().isEmpty()
                ? fitted
                : new Residents(shapes, transaction).settled(shape, subject.rowId(), fitted, told);
        byte[] document = Composed.made(shape, settled, told);
        check(shape, told, Json.parse(document));
        try {
            return store.insert(shape.rowId(shape.kept(id, document), ownerId), document, ownerId);
        } catch (DuplicateId twice) {
            throw new Seedling.Unfit(
                    idPointer(shape), "there is another of the " + shape.name() + " called \"" + id + "\"");
        }
    }

    private static String idPointer(ResourceShape shape) {
        MemberName member = shape.idMember();
        return member == null ? "" : "/" + Seedling.escaped(member.name());
    }

    private String id(Seedling seedling, Store store, @Nullable String ownerId, Set<String> taken) {
        ResourceShape shape = seedling.shape();
        String told = seedling.id();
        if (!told.isEmpty()) {
            if (!shape.allowsId(told)) {
                throw new Seedling.Unfit(idPointer(shape), "\"" + told + "\" is no identifier of the " + shape.name());
            }
            return told;
        }
        MemberName member = shape.idMember();
        if (member != null && seedling.told().member(member) != null) {
            throw new Seedling.Unfit(idPointer(shape), "an identifier is a text or a number");
        }
        String made = documents.nextId(shape, store, ownerId);
        for (int more = taken.size(); more > 0 && taken.contains(made); more--) {
            made = documents.nextId(shape, store, ownerId);
        }
        return made;
    }

    /** What it tells, with its identifiers as the described members spell them. */
    private static Document told(Seedling seedling, Documents.Subject subject) {
        ResourceShape shape = subject.shape();
        ObjectEdit edit = ObjectEdit.of(seedling.told()).remove(Seedling.IN);
        MemberName member = shape.idMember();
        if (member != null && !seedling.id().isEmpty()) {
            edit.set(member.name(), shape.idDocument(subject.id()));
        }
        subject.assigned().forEach(edit::set);
        return edit.toDocument();
    }

    private static Map<String, Document> assigned(ResourceShape shape, @Nullable Row owner) {
        Map<String, Document> assigned = new LinkedHashMap<>();
        ResourceShape parent = shape.parent();
        String member = shape.plan().ownerMember();
        if (owner != null && parent != null && member != null) {
            Document pointer = Pointers.of(shape, member, parent, owner);
            assigned.put(member, pointer == null ? parent.idDocument(parent.visibleId(owner)) : pointer);
        }
        return assigned;
    }

    /** The instance that it belongs to: the one that it names, else the only one that there is. */
    private Row owner(Seedling seedling, ResourceShape parent) {
        String member = seedling.shape().plan().ownerMember();
        Document own = member == null ? null : seedling.told().member(member);
        String at = own == null ? Seedling.IN : String.valueOf(member);
        Document named = own == null ? seedling.told().member(Seedling.IN) : own;
        List<Row> rows = GivenRows.rows(transaction.store(parent.index()));
        if (named == null) {
            if (rows.size() == 1) {
                return rows.get(0);
            }
            throw new Seedling.Unfit(
                    "",
                    "say which of the " + parent.name() + " it belongs to, as "
                            + (member == null ? Seedling.IN : member));
        }
        MemberName idMember = parent.idMember();
        Document inner = named.isObject() && idMember != null ? named.member(idMember) : named;
        for (Row row : rows) {
            if (inner != null && (Filter.leads(inner, parent.visibleId(row)) || Filter.leads(inner, row.id()))) {
                return row;
            }
        }
        throw new Seedling.Unfit(
                "/" + Seedling.escaped(at), "there is none of the " + parent.name() + " called " + named.literal());
    }

    /** Refuses what could be kept only by changing what was told. */
    private static void check(ResourceShape shape, Document told, Document made) {
        if (Fitness.holds(made, told) && Validator.allows(shape.type(), made, Direction.STORED)) {
            return;
        }
        List<Seedling.Flaw> flaws = Validator.faults(shape.type(), told, Direction.STORED).stream()
                .filter(fault -> !fault.rule().equals("required"))
                .map(fault -> new Seedling.Flaw(fault.subject(), fault.message()))
                .toList();
        throw flaws.isEmpty()
                ? new Seedling.Unfit("", "it would not be kept as it is told")
                : new Seedling.Unfit(flaws);
    }
}
