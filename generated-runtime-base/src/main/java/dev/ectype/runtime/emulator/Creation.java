package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.reply.Shown;
import dev.ectype.runtime.emulator.resource.Composed;
import dev.ectype.runtime.emulator.resource.Documents;
import dev.ectype.runtime.emulator.resource.Qualified;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Member;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.json.ObjectEdit;
import dev.ectype.runtime.plan.IdStylePlan;
import dev.ectype.runtime.state.DuplicateId;
import dev.ectype.runtime.state.Row;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes instances: names them, completes them, and puts beside them what comes with them. */
final class Creation {
    private final Shelf shelf;
    private final Exchange exchange;
    private final ResourceShape shape;
    private final dev.ectype.runtime.state.Store table;

    Creation(Shelf shelf) {
        this.shelf = shelf;
        this.exchange = shelf.exchange();
        this.shape = shelf.shape();
        this.table = shelf.table();
    }

    /**
     * Makes an instance.
     *
     * @param wanted the identifier that the path gives it, or null
     */
    Row insert(@Nullable Document sent, @Nullable String wanted) {
        Document item = Incoming.item(described(sent), exchange, shape);
        String ownerId = place(item);
        String id = wanted == null ? new Naming(exchange, shape, table, ownerId).choose(item) : wanted;
        String rowId = shape.rowId(id, ownerId);
        Renaming renaming = new Renaming(shelf);
        Row other = shape.isRenamable() ? shelf.find(id) : null;
        if (other != null && renaming.isCalled(other, id)) {
            throw shelf.taken(id);
        }
        Documents.Subject subject =
                named(new Documents.Subject(shape, rowId, id, new PathMembers(shelf).beside(item)), item);
        byte[] document = document(subject, item, ownerId, wanted != null);
        try {
            byte[] first = shelf.moved(null, document, rowId, item);
            // What a path names is found at that path, even where the document cannot show the name.
            String kept = wanted == null ? shape.kept(id, document) : id;
            String called = shape.rowId(kept, ownerId);
            Row row = table.insert(shape.isRenamable() ? renaming.free(called, kept) : called, first, ownerId);
            accompany(row);
            if (shape.name().equals(exchange.endpoint().besides())) {
                exchange.made(Shown.Instance.of(shape, row));
            }
            return row;
        } catch (DuplicateId twice) {
            throw shelf.taken(id);
        }
    }

    /** What stands before the identifier in the name of a new row: its owner, else what the path or the client says. */
    private @Nullable String place(@Nullable Document item) {
        String owner = shelf.owner() == null ? ownerIn(item) : shelf.owner();
        return owner == null ? shelf.qualified().toldBy(item).key() : owner;
    }

    /** What clients cannot name and paths find by its name gets one, because it could never be found else. */
    private Documents.Subject named(Documents.Subject subject, @Nullable Document item) {
        List<String> untold = exchange.endpoint().untold(shape);
        return untold.isEmpty()
                ? subject
                : exchange.world()
                        .documents()
                        .named(subject, untold, item, exchange.transaction().now());
    }

    private byte[] document(
            Documents.Subject subject, @Nullable Document sent, @Nullable String ownerId, boolean named) {
        Document item = sent == null || shape.pieces().isEmpty()
                ? sent
                : new Pieces(exchange).made(named ? subject : spelled(subject, sent, ownerId), sent);
        byte[] document = qualified(created(subject, item));
        if (!shape.keys().isEmpty()) {
            document = new DistinctKeys(shelf).told(item, document);
        }
        if (!shape.pointing().references().isEmpty()) {
            document = new Residents(exchange.world().shapes(), exchange.transaction())
                    .settled(shape, subject.rowId(), document, item);
        }
        if (!shape.plan().compositions().isEmpty()) {
            document = new Composed(shape, exchange.arguments()::named).made(document, item);
        }
        if (!shape.plan().unique().isEmpty()) {
            new Uniqueness(shape, table).ofNew(item, document, ownerId);
        }
        return document;
    }

    /** What a request tells of a thing whose place it tells too: the place is no member of the thing, nor is what else is asked. */
    private @Nullable Document described(@Nullable Document sent) {
        if (sent == null || !sent.isObject() || !(shape.style() instanceof IdStylePlan.Placed)) {
            return sent;
        }
        ObjectEdit edit = ObjectEdit.of(sent);
        for (Member member : sent.members()) {
            if (Shape.member(shape.type(), member.name()) == null) {
                edit.remove(member.name());
            }
        }
        return edit.toDocument();
    }

    /** Makes what is given below a new row, and shows it in the whole of which it is a piece. */
    private void accompany(Row row) {
        if (!shape.children().isEmpty()
                || !shape.placed().isEmpty()
                || !shape.strays().isEmpty()) {
            new GivenRows(
                            exchange.world().shapes(),
                            exchange.world().documents(),
                            exchange.transaction().now())
                    .below(shape, row, exchange.transaction());
        }
        if (!shape.wholes().isEmpty()) {
            new Wholes(exchange).put(Shown.Instance.of(shape, row), row.owner());
        }
    }

    private byte[] created(Documents.Subject subject, @Nullable Document item) {
        Documents documents = exchange.world().documents();
        return documents.created(
                subject,
                item,
                exchange.endpoint().mold(shape, documents),
                exchange.transaction().now());
    }

    /** A new document that shows what the path says before its identifier where it shows such things inside others. */
    private byte[] qualified(byte[] document) {
        List<Qualified.Part> parts = shelf.qualified().shown();
        return parts.isEmpty() ? document : new QualifierMembers(shape).shown(document, parts);
    }

    /** Pieces belong to what their whole is called in the end, which is not what it was to be called where that cannot be shown. */
    private Documents.Subject spelled(Documents.Subject subject, Document item, @Nullable String ownerId) {
        if (shape.spells(subject.id())) {
            return subject;
        }
        String kept = shape.kept(subject.id(), created(subject, item));
        return new Documents.Subject(shape, shape.rowId(kept, ownerId), kept, subject.assigned());
    }

    /** The parent that the document itself names, if there is such a one. */
    private @Nullable String ownerIn(@Nullable Document item) {
        ResourceShape above = shape.parent();
        String member = shape.plan().ownerMember();
        Document told = item == null || member == null ? null : item.member(member);
        if (above == null || told == null) {
            return null;
        }
        MemberName idMember = above.idMember();
        Document id = told.isObject() && idMember != null ? told.member(idMember) : told;
        boolean scalar = id != null && (id.isString() || id.isNumber());
        Row row = scalar && id != null
                ? exchange.transaction().store(above.index()).find(id.text())
                : null;
        return row == null ? null : row.id();
    }
}
