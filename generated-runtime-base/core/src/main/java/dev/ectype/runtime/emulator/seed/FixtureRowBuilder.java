package dev.ectype.runtime.emulator.seed;

import dev.ectype.runtime.emulator.carry.StoredDocumentFit;
import dev.ectype.runtime.emulator.document.ComposedTexts;
import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.document.ReferenceEncoder;
import dev.ectype.runtime.emulator.list.MemberFilters;
import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.table.DuplicateId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Builds rows from fixture instances. Missing members are completed as for created instances, and others stay unchanged. */
final class FixtureRowBuilder {
    private final ResourceShapes shapes;
    private final DocumentFactory documents;
    private final Transaction transaction;
    private final long start;

    FixtureRowBuilder(ResourceShapes shapes, DocumentFactory documents, Transaction transaction, long start) {
        this.shapes = shapes;
        this.documents = documents;
        this.transaction = transaction;
        this.start = start;
    }

    /**
     * Adds one instance.
     *
     * @param taken the identifiers of all fixture instances of the resource
     */
    Row insert(FixtureRow fixtureRow, Set<String> taken) {
        ResourceShape shape = fixtureRow.shape();
        if (!fixtureRow.document().isObject()) {
            throw new FixtureRow.Unfit("", "an instance must be an object");
        }
        Row owner = shape.parent() == null ? null : owner(fixtureRow, shape.parent());
        String ownerId = owner == null ? null : owner.id();
        TransactionTable store = transaction.store(shape.index());
        String id = id(fixtureRow, store, ownerId, taken);
        DocumentFactory.Subject subject =
                new DocumentFactory.Subject(shape, shape.rowId(id, ownerId), id, assigned(shape, owner));
        Document source = documentOf(fixtureRow, subject);
        byte[] fitted = documents.fitted(subject, source, start);
        byte[] settled = shape.referenceMembers().references().isEmpty()
                ? fitted
                : new ReferenceResolver(shapes, transaction)
                        .resolved(
                                shape,
                                subject.rowId(),
                                fitted,
                                source,
                                subject.assigned().keySet());
        byte[] document = ComposedTexts.composed(shape, settled, source);
        check(shape, source, Json.parse(document));
        try {
            return store.insert(shape.rowId(shape.storedId(id, document), ownerId), document, ownerId);
        } catch (DuplicateId duplicate) {
            throw new FixtureRow.Unfit(
                    idLocation(shape), shape.name() + " contains another instance with the identifier \"" + id + "\"");
        }
    }

    private static String idLocation(ResourceShape shape) {
        IdentityMember member = shape.idMember();
        return member == null ? "" : member.path().toString();
    }

    private String id(FixtureRow fixtureRow, TransactionTable store, @Nullable String ownerId, Set<String> taken) {
        ResourceShape shape = fixtureRow.shape();
        String own = fixtureRow.id();
        if (!own.isEmpty()) {
            if (!shape.allowsId(own)) {
                throw new FixtureRow.Unfit(
                        idLocation(shape), "\"" + own + "\" is not a valid identifier of " + shape.name());
            }
            return own;
        }
        IdentityMember member = shape.idMember();
        if (member != null && member.in(fixtureRow.document()) != null) {
            throw new FixtureRow.Unfit(idLocation(shape), "an identifier must be a string or a number");
        }
        String made = documents.nextId(shape, store, ownerId);
        for (int more = taken.size(); more > 0 && taken.contains(made); more--) {
            made = documents.nextId(shape, store, ownerId);
        }
        return made;
    }

    /** Returns the fixture's document with identifiers of the described type. */
    private static Document documentOf(FixtureRow fixtureRow, DocumentFactory.Subject subject) {
        ResourceShape shape = subject.shape();
        Document source = fixtureRow.document();
        IdentityMember member = shape.idMember();
        if (member != null && !fixtureRow.id().isEmpty()) {
            source = member.set(source, shape.idDocument(subject.id()));
        }
        ObjectEdit edit = ObjectEdit.of(source).remove(FixtureRow.IN);
        subject.assigned().forEach(edit::set);
        return edit.toDocument();
    }

    private static Map<String, Document> assigned(ResourceShape shape, @Nullable Row owner) {
        Map<String, Document> assigned = new LinkedHashMap<>();
        ResourceShape parent = shape.parent();
        String member = shape.plan().ownerMember();
        if (owner != null && parent != null && member != null) {
            Document pointer = ReferenceEncoder.of(shape, MemberPath.of(member), parent, owner);
            assigned.put(member, pointer == null ? parent.idDocument(parent.visibleId(owner)) : pointer);
        }
        return assigned;
    }

    /** Returns the parent row: the referenced one, else the only one. */
    private Row owner(FixtureRow fixtureRow, ResourceShape parent) {
        String member = fixtureRow.shape().plan().ownerMember();
        Document own = member == null ? null : fixtureRow.document().member(member);
        String at = own == null ? FixtureRow.IN : String.valueOf(member);
        Document named = own == null ? fixtureRow.document().member(FixtureRow.IN) : own;
        List<Row> rows = SeedRows.rows(transaction.store(parent.index()));
        if (named == null) {
            if (rows.size() == 1) {
                return rows.get(0);
            }
            throw new FixtureRow.Unfit(
                    "",
                    "set the parent in " + parent.name() + " with the member "
                            + (member == null ? FixtureRow.IN : member));
        }
        IdentityMember idMember = parent.idMember();
        // Only fixtures contain $in, so that the plan names no keys for it. It holds the identifier.
        List<String> keys = own == null || member == null
                ? List.of()
                : fixtureRow.shape().referenceMembers().keys(MemberPath.of(member));
        Document inner = named.isObject() && idMember != null ? idMember.in(named) : named;
        boolean isPath = own == null && named.isArray();
        for (Row row : rows) {
            boolean isOwner = isPath
                    ? isAt(named, named.size() - 1, row, parent)
                    : inner != null && isNamed(inner, row, parent, keys);
            if (isOwner) {
                return row;
            }
        }
        throw new FixtureRow.Unfit(
                "/" + FixtureRow.escaped(at),
                parent.name() + " contains no instance with the identifier " + named.literal());
    }

    private static boolean isNamed(Document id, Row row, ResourceShape shape, List<String> keys) {
        return MemberFilters.references(id, shape.visibleId(row), keys) || MemberFilters.references(id, row.id(), keys);
    }

    /** Returns whether identifiers, the outermost first, up to an index name an instance and its owners. */
    private boolean isAt(Document path, int index, Row row, ResourceShape shape) {
        Document id = index < 0 ? null : path.element(index);
        if (id == null || !isNamed(id, row, shape, List.of())) {
            return false;
        }
        ResourceShape parent = shape.parent();
        String owner = row.owner();
        if (index == 0 || parent == null || owner == null) {
            return index == 0;
        }
        Row above = transaction.store(parent.index()).find(owner);
        return above != null && isAt(path, index - 1, above, parent);
    }

    /** Rejects an instance that could be stored only with other values. */
    private static void check(ResourceShape shape, Document source, Document made) {
        if (StoredDocumentFit.holds(made, source) && Validator.allows(shape.type(), made, Direction.STORED)) {
            return;
        }
        List<FixtureRow.Flaw> flaws = Validator.violations(shape.type(), source, Direction.STORED).stream()
                .filter(fault -> !fault.rule().equals("required"))
                .map(fault -> new FixtureRow.Flaw(fault.subject(), fault.message()))
                .toList();
        throw flaws.isEmpty()
                ? new FixtureRow.Unfit("", "the emulator would store other values")
                : new FixtureRow.Unfit(flaws);
    }
}
