package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.document.ComposedTexts;
import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.document.ReferenceEncoder;
import dev.ectype.runtime.emulator.document.VersionMember;
import dev.ectype.runtime.emulator.list.MemberFilters;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.resource.KnownQualifiers;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.resource.VersionPlan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowFilter;
import dev.ectype.runtime.state.row.RowIndex;
import dev.ectype.runtime.state.row.RowLookup;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.row.StoredMember;
import dev.ectype.runtime.state.tree.Order;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Gives access to the rows of one resource within one parent during one request. */
public final class ScopedTable {

    private final RequestTransaction context;
    private final ResourceShape shape;
    private final @Nullable StoredInstance<?> parent;
    private final dev.ectype.runtime.state.TransactionTable table;
    private final @Nullable String owner;
    private final KnownQualifiers qualified;
    private final boolean ancestor;

    public ScopedTable(RequestTransaction context, ResourceShape shape, @Nullable StoredInstance<?> parent) {
        this(context, shape, parent, KnownQualifiers.of(shape, List.of()));
    }

    ScopedTable(
            RequestTransaction context,
            ResourceShape shape,
            @Nullable StoredInstance<?> parent,
            KnownQualifiers qualified) {
        this.qualified = qualified;
        this.context = context;
        this.shape = shape;
        this.parent = parent;
        this.table = context.transaction().store(shape.index());
        this.owner = parent != null && parent.instance().shape() == shape.parent()
                ? parent.instance().rowId()
                : null;
        this.ancestor = owner == null
                && parent != null
                && Owners.areAbove(parent.instance().shape(), shape);
    }

    /** Returns the same table, limited to rows with these qualifiers. */
    public ScopedTable of(KnownQualifiers qualifiers) {
        return new ScopedTable(context, shape, parent, qualifiers);
    }

    public ResourceShape shape() {
        return shape;
    }

    public RequestTransaction context() {
        return context;
    }

    public dev.ectype.runtime.state.TransactionTable table() {
        return table;
    }

    /** Returns the identifier of the parent row, or null if the parent does not own the rows. */
    @Nullable
    public String owner() {
        return owner;
    }

    /** Returns the qualifiers that the path sets. */
    public KnownQualifiers qualified() {
        return qualified;
    }

    /** Returns the identifier of the row for a client's identifier. Its prefix is the owner, else the qualifiers. */
    public String rowId(String id) {
        return shape.rowId(id, owner == null ? qualified.key() : owner);
    }

    /** Returns the path of the member that refers to a parent that does not own the rows, or null. */
    @Nullable
    public MemberPath reference() {
        return parent == null || owner != null
                ? null
                : context.shapes().reference(shape, parent.instance().shape());
    }

    /** Returns the parent that limits the rows, or null. */
    @Nullable
    public StoredInstance<?> parent() {
        return parent;
    }

    /** Returns the row with an identifier or another lookup key, or null. */
    @Nullable
    public Row find(String id) {
        boolean anywhere = shape.isScoped() && owner == null && shape.idKey() != null;
        Row row = anywhere && shape.idKey() != null ? findAnywhere(shape.idKey(), id) : table.find(rowId(id));
        if (row == null || shape.isRenamable() && !new InstanceRenaming(this).hasName(row, id)) {
            Row named = findByKey(id);
            row = named == null ? row : named;
        }
        return row != null && belongs(row) ? row : null;
    }

    private @Nullable Row findAnywhere(StoredMember key, String id) {
        Row row = shape.qualifiers().isEmpty() ? null : table.find(rowId(id));
        row = row == null ? findBy(key, shape.idDocument(id)) : row;
        // Documents of seeded rows or rows without qualifiers may lack the identifier.
        return row == null && !shape.qualifiers().isEmpty() ? findUnqualified(id) : row;
    }

    private @Nullable Row findUnqualified(String id) {
        Row row =
                table.find(shape.rowId(id, KnownQualifiers.of(shape, List.of()).key()));
        row = row == null ? table.find(id) : row;
        return row == null || !belongs(row) ? null : row;
    }

    /** Returns the row with the identifier in one of the further lookup members, or null. */
    private @Nullable Row findByKey(String id) {
        Row row = null;
        for (String key : shape.lookups()) {
            row = row == null ? findBy(key, id) : row;
        }
        return row;
    }

    /** Returns the row with an integer identifier, or null. */
    @Nullable
    public Row find(long id) {
        if (!shape.isNumbered()) {
            return find(Long.toString(id));
        }
        Row row = table.find(id);
        return row != null && belongs(row) ? row : null;
    }

    /** Returns the oldest row with a value in a member, or null. */
    @Nullable
    public Row findBy(String member, String value) {
        MemberSchema described = SchemaShape.member(shape.type(), member);
        Document document = described == null ? Document.of(value) : Coercion.coerce(value, described.type());
        return findBy(StoredMember.of(member), document);
    }

    private @Nullable Row findBy(StoredMember member, Document value) {
        byte[] encoded = value.toBytes();
        Row row = table.findBy(member, encoded);
        if (row == null || belongs(row)) {
            return row;
        }
        RowPageRequest all = RowPageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE);
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
        MemberPath reference = reference();
        return reference == null
                ? !ancestor
                        || Owners.of(context, shape, row)
                                .mayContain(
                                        parent.instance().shape(),
                                        parent.instance().rowId())
                : MemberFilters.references(shape, row, reference, parentIdentifier(reference, parent));
    }

    /** Returns a filter for the rows whose owners are below the parent, or null if the parent is not above their owners. */
    @Nullable
    public RowFilter belowParent() {
        return parent == null || !ancestor
                ? null
                : row -> Owners.of(context, shape, row)
                        .mayContain(parent.instance().shape(), parent.instance().rowId());
    }

    /** Returns the parent's identifier as the rows store it in a reference member. */
    public String parentIdentifier(MemberPath reference, StoredInstance<?> above) {
        return ReferenceEncoder.referenceText(shape, reference, above.target());
    }

    /** Returns a filter for the rows to which a list in another instance refers. */
    public RowFilter listedIn(StoredInstance<?> holder, MemberPath at) {
        Document list = holder.document().at(at);
        List<String> keys = holder.instance().shape().referenceMembers().keys(at);
        Owners near = Owners.ofSibling(context, shape, holder.instance());
        RowFilter held =
                row -> near.mayInclude(shape, row) && MemberFilters.references(list, shape.visibleId(row), keys);
        return list == null ? held : named(MemberFilters.referencedIds(list, keys), held);
    }

    /** Adds an index lookup by visible identifiers to a filter. */
    public RowFilter named(Collection<String> ids, RowFilter filter) {
        if (!shape.isScoped() && !shape.isRenamable()) {
            return filter.withLookup(new RowLookup.ByIds(ids));
        }
        RowIndex visible = new RowIndex("visible", row -> List.of(shape.visibleId(row)));
        return filter.withLookup(new RowLookup.ByKeys(visible, List.copyOf(ids)));
    }

    /** Returns the row of a singleton, or null. */
    @Nullable
    public Row only() {
        return table.find(owner == null ? ResourceShape.ONLY : owner);
    }

    /** Returns the identifier of a singleton. */
    public String onlyId() {
        return parent == null ? ResourceShape.ONLY : parent.id();
    }

    /** Returns the problem of an identifier that exists already. */
    public Problem taken(String id) {
        return Problem.conflict("'" + id + "' already exists among the " + shape.name());
    }

    public boolean isId(String name) {
        return shape.idMember() != null && shape.idMember().name().equals(name);
    }

    /** Returns the subject of a change that keeps the name. */
    public DocumentFactory.Subject subject(ReplyContent.Instance instance) {
        return subject(instance, null);
    }

    /** Returns the subject of a change under its new name, or under its current name if the change sets none. */
    public DocumentFactory.Subject subject(ReplyContent.Instance instance, @Nullable Document sent) {
        String name = shape.isRenamable() ? new InstanceRenaming(this).name(instance, sent) : instance.id();
        return new DocumentFactory.Subject(shape, instance.rowId(), name, new LinkedHashMap<>());
    }

    /** Returns the changed document with recomposed texts and the next version, unless the client chose the version. */
    public byte[] moved(@Nullable Document before, byte[] changed, String rowId, @Nullable Document sent) {
        byte[] whole = before != null && !shape.plan().compositions().isEmpty()
                ? new ComposedTexts(shape, context.arguments()::identifierText).recomposed(before, changed, sent)
                : changed;
        byte[] document = new CompanionWriter(this).withCompanions(before, whole, rowId);
        VersionPlan version = shape.plan().version();
        if (version == null || sent != null && isClientChosen(version, before, document, sent)) {
            return document;
        }
        long position = context.transaction().state().position() + 1;
        return VersionMember.moved(shape, version, before, document, shape.name() + '/' + rowId + '@' + position);
    }

    private boolean isClientChosen(VersionPlan version, @Nullable Document before, byte[] document, Document sent) {
        Schema body = context.preparedOperation().bodyItem();
        MemberSchema member = body == null ? null : SchemaShape.member(body, version.member());
        return member != null
                && member.isVisible(Direction.REQUEST)
                && VersionMember.isClientChosen(version, before, sent, document);
    }

    /** Inserts or replaces a row and updates its embedded copies. */
    public Row write(ReplyContent.Instance instance, @Nullable Row row, byte[] document) {
        if (row != null && !shape.plan().unique().isEmpty()) {
            new UniqueMembers(shape, table).ofChanged(row, document);
        }
        Row written = row == null
                ? table.insert(instance.rowId(), document, owner == null ? qualified.key() : owner)
                : table.replace(row, document, new DocumentOwner(context, shape).of(row, document, owner));
        if (!shape.embeddingParents().isEmpty()) {
            new EmbeddingParents(context).put(ReplyContent.Instance.of(shape, written), written.owner());
        }
        DenormalizedCopies.follow(context, shape, instance.document(), written);
        ChildCounts.update(context, shape, row, written);
        return written;
    }
}
