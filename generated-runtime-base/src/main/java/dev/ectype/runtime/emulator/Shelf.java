package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.reply.Shown;
import dev.ectype.runtime.emulator.resource.Composed;
import dev.ectype.runtime.emulator.resource.Documents;
import dev.ectype.runtime.emulator.resource.Pointers;
import dev.ectype.runtime.emulator.resource.Qualified;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.VersionMember;
import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.json.ObjectEdit;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.state.Lookup;
import dev.ectype.runtime.state.Order;
import dev.ectype.runtime.state.PageRequest;
import dev.ectype.runtime.state.Row;
import dev.ectype.runtime.state.RowFilter;
import dev.ectype.runtime.state.RowIndex;
import dev.ectype.runtime.state.StoredMember;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rows of one resource, as far as they belong to one parent, during one request. */
final class Shelf {
    private static final String ONLY = "only";

    private final Exchange exchange;
    private final ResourceShape shape;
    private final @Nullable Stored<?> parent;
    private final dev.ectype.runtime.state.Store table;
    private final @Nullable String owner;
    private final Qualified qualified;

    Shelf(Exchange exchange, ResourceShape shape, @Nullable Stored<?> parent) {
        this(exchange, shape, parent, Qualified.of(shape, List.of()));
    }

    Shelf(Exchange exchange, ResourceShape shape, @Nullable Stored<?> parent, Qualified qualified) {
        this.qualified = qualified;
        this.exchange = exchange;
        this.shape = shape;
        this.parent = parent;
        this.table = exchange.transaction().store(shape.index());
        this.owner = parent != null && parent.instance().shape() == shape.parent()
                ? parent.instance().rowId()
                : null;
    }

    /** The same shelf, with only what paths call so. */
    Shelf of(Qualified said) {
        return new Shelf(exchange, shape, parent, said);
    }

    ResourceShape shape() {
        return shape;
    }

    Exchange exchange() {
        return exchange;
    }

    dev.ectype.runtime.state.Store table() {
        return table;
    }

    /** The row that owns what is on this shelf, or null where rows are not owned. */
    @Nullable
    String owner() {
        return owner;
    }

    /** What the path says of what is on this shelf beside its identifier. */
    Qualified qualified() {
        return qualified;
    }

    /** What stands before identifiers in the names of rows: the row that owns them, else what paths say before them. */
    private @Nullable String place() {
        return owner == null ? qualified.key() : owner;
    }

    String rowId(String id) {
        return shape.rowId(id, place());
    }

    /** The member in which rows must point at the parent that does not own them, or null. */
    @Nullable
    String reference() {
        return parent == null || owner != null
                ? null
                : exchange.world().shapes().reference(shape, parent.instance().shape());
    }

    @Nullable
    Stored<?> parent() {
        return parent;
    }

    @Nullable
    Row find(String id) {
        boolean anywhere = shape.isScoped() && owner == null && shape.idKey() != null;
        Row row = anywhere && shape.idKey() != null ? findAnywhere(shape.idKey(), id) : table.find(rowId(id));
        if (row == null || shape.isRenamable() && !new Renaming(this).isCalled(row, id)) {
            Row named = findByKey(id);
            row = named == null ? row : named;
        }
        return row != null && belongs(row) ? row : null;
    }

    private @Nullable Row findAnywhere(StoredMember key, String id) {
        Row row = shape.qualifiers().isEmpty() ? null : table.find(rowId(id));
        row = row == null ? findBy(key, shape.idDocument(id)) : row;
        // Of what was made without its qualifiers, or is there from the start, documents may not show the identifier.
        return row == null && !shape.qualifiers().isEmpty() ? untold(id) : row;
    }

    private @Nullable Row untold(String id) {
        Row row = table.find(shape.rowId(id, Qualified.of(shape, List.of()).key()));
        row = row == null ? table.find(id) : row;
        return row == null || !belongs(row) ? null : row;
    }

    /** The row that has the identifier in one of the further members by which such things are found. */
    private @Nullable Row findByKey(String id) {
        Row row = null;
        for (String key : shape.lookups()) {
            row = row == null ? findBy(key, id) : row;
        }
        return row;
    }

    @Nullable
    Row find(long id) {
        if (!shape.isNumbered()) {
            return find(Long.toString(id));
        }
        Row row = table.find(id);
        return row != null && belongs(row) ? row : null;
    }

    @Nullable
    Row findBy(String member, String value) {
        MemberSchema described = Shape.member(shape.type(), member);
        Document document = described == null ? Document.of(value) : Coercion.coerce(value, described.type());
        return findBy(StoredMember.of(member), document);
    }

    private @Nullable Row findBy(StoredMember member, Document value) {
        byte[] encoded = value.toBytes();
        Row row = table.findBy(member, encoded);
        if (row == null || belongs(row)) {
            return row;
        }
        PageRequest all = PageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE);
        return table.keyedBy(member, encoded, all).rows().stream()
                .filter(this::belongs)
                .findFirst()
                .orElse(null);
    }

    boolean belongs(Row row) {
        if (parent == null || !qualified.allows(row)) {
            return qualified.allows(row);
        }
        if (owner != null) {
            return owner.equals(row.owner());
        }
        String reference = reference();
        return reference == null
                || Filter.leads(Json.parse(row.document()).member(reference), called(reference, parent));
    }

    /** What rows call the parent at which they must point. */
    String called(String reference, Stored<?> above) {
        return Pointers.called(shape, reference, above.target());
    }

    /** The rows that a list of references leads to. */
    RowFilter held(@Nullable Document list) {
        RowFilter held = row -> Filter.leads(list, shape.visibleId(row));
        return list == null ? held : named(Filter.pointers(list), held);
    }

    /** A filter of rows by what clients call them, which finds them by that. */
    RowFilter named(Collection<String> ids, RowFilter filter) {
        if (!shape.isScoped() && !shape.isRenamable()) {
            return filter.foundBy(new Lookup.Named(ids));
        }
        RowIndex visible = new RowIndex("visible", row -> List.of(shape.visibleId(row)));
        return filter.foundBy(new Lookup.Keyed(visible, List.copyOf(ids)));
    }

    @Nullable
    Row only() {
        return table.find(owner == null ? ONLY : owner);
    }

    String onlyId() {
        return parent == null ? ONLY : parent.id();
    }

    Problem taken(String id) {
        return Problem.conflict("there is '" + id + "' among the " + shape.name() + " already");
    }

    boolean isId(String name) {
        MemberName idMember = shape.idMember();
        return idMember != null && idMember.name().equals(name);
    }

    Documents.Subject subject(Shown.Instance instance) {
        return subject(instance, null);
    }

    /** Who a change is about, under the name that it has or is given. */
    Documents.Subject subject(Shown.Instance instance, @Nullable Document sent) {
        String name = shape.isRenamable() ? new Renaming(this).name(instance, sent) : instance.id();
        return new Documents.Subject(shape, instance.rowId(), name, new LinkedHashMap<>());
    }

    /** The document with what follows from its values, and with the version that follows that of the one before, unless the client has made one up. */
    byte[] moved(@Nullable Document before, byte[] changed, String rowId, @Nullable Document sent) {
        boolean composed = before != null && !shape.plan().compositions().isEmpty();
        byte[] document = composed && before != null
                ? new Composed(shape, exchange.arguments()::named).followed(before, changed, sent)
                : changed;
        String version = shape.plan().version();
        if (version == null || sent != null && isMadeUp(version, before, document, sent)) {
            return document;
        }
        long position = exchange.transaction().state().position() + 1;
        return VersionMember.moved(shape, before, document, shape.name() + '/' + rowId + '@' + position);
    }

    private boolean isMadeUp(String version, @Nullable Document before, byte[] document, Document sent) {
        Schema body = exchange.endpoint().bodyItem();
        MemberSchema member = body == null ? null : Shape.member(body, version);
        return member != null
                && member.isShown(Direction.REQUEST)
                && VersionMember.isMadeUp(shape, before, sent, document);
    }

    Row write(Shown.Instance instance, @Nullable Row row, byte[] document) {
        if (row != null && !shape.plan().unique().isEmpty()) {
            new Uniqueness(shape, table).ofChanged(row, document);
        }
        Row written = row == null ? table.insert(instance.rowId(), document, place()) : table.replace(row, document);
        if (!shape.wholes().isEmpty()) {
            new Wholes(exchange).put(Shown.Instance.of(shape, written), written.owner());
        }
        Copies.follow(exchange, shape, instance.document(), written);
        return written;
    }

    /** The document with those members of a request that it knows. */
    Document withKnown(Document document, @Nullable Document item) {
        if (item == null || !item.isObject()) {
            return document;
        }
        ObjectEdit edit = ObjectEdit.of(document);
        for (dev.ectype.runtime.json.Member member : item.members()) {
            Document taken = isId(member.name()) ? null : Pointers.taken(shape, member.name(), member.value());
            if (taken != null) {
                edit.set(member.name(), taken);
            }
        }
        return edit.toDocument();
    }
}
