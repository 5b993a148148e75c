package dev.ectype.runtime.emulator.write;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.document.ReferenceEncoder;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.table.ChildCounts;
import dev.ectype.runtime.emulator.table.EmbeddingParents;
import dev.ectype.runtime.emulator.table.ScopedTable;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.PathEdit;
import dev.ectype.runtime.plan.resource.IdStylePlan;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.tree.Order;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Moves instances with their children to other parents. An identifier that contains the parent changes. */
public final class RowMover {
    private final RequestTransaction context;

    public RowMover(RequestTransaction context) {
        this.context = context;
    }

    /** Moves an instance to another parent and returns its row. */
    public Row moved(StoredInstance<?> target, StoredInstance<?> parent) {
        ResourceShape shape = target.instance().shape();
        return move(shape, row(target), parent.instance().shape(), row(parent));
    }

    /** Moves the children of an instance, and the instances that refer to it, to another one. */
    public void moveChildren(StoredInstance<?> from, StoredInstance<?> to) {
        Row source = from.row();
        ResourceShape shape = from.instance().shape();
        for (ResourceShape other :
                source == null ? List.<ResourceShape>of() : context.shapes().all()) {
            boolean owned = other.parent() == shape;
            MemberPath member = owned ? null : context.shapes().reference(other, shape);
            Document pointer =
                    member == null || source == null ? null : ReferenceEncoder.of(other, member, shape, source);
            for (Row row :
                    owned && source != null ? children(other, source) : pointer == null ? List.<Row>of() : all(other)) {
                if (owned
                        || member != null
                                && pointer != null
                                && pointer.equals(Json.parse(row.document()).at(member))) {
                    move(other, row, shape, row(to));
                }
            }
        }
    }

    private Row row(StoredInstance<?> instance) {
        Row row = instance.row();
        ResourceShape shape = instance.instance().shape();
        return row == null
                ? table(shape)
                        .insert(instance.instance().rowId(), instance.document().toBytes(), null)
                : row;
    }

    private Row move(ResourceShape shape, Row row, ResourceShape to, Row parent) {
        Document before = Json.parse(row.document());
        Document after = withParent(shape, before, to, parent);
        if (shape.parent() != to) {
            return written(
                    shape,
                    row,
                    table(shape).replace(row, changed(shape, row.id(), shape.visibleId(row), before, after)));
        }
        String id = identifier(shape, shape.visibleId(row), to, parent);
        String rowId = shape.rowId(id, parent.id());
        IdentityMember member = shape.idMember();
        Document named =
                member == null || id.equals(shape.visibleId(row)) ? after : member.set(after, shape.idDocument(id));
        byte[] document = changed(shape, rowId, id, before, named);
        if (rowId.equals(row.id())) {
            return written(shape, row, table(shape).replace(row, document, parent.id()));
        }
        List<ResourceShape> below = shape.children();
        table(shape).remove(row);
        Row moved = written(shape, row, table(shape).insert(rowId, document, parent.id()));
        below.forEach(child -> children(child, row).forEach(each -> move(child, each, shape, moved)));
        return moved;
    }

    /** Returns the identifier below another parent: another path, or the same identifier. A taken last segment is replaced. */
    private String identifier(ResourceShape shape, String id, ResourceShape to, Row parent) {
        if (!(shape.style() instanceof IdStylePlan.Placed placed)) {
            return id;
        }
        String beginning = to.visibleId(parent) + "/" + placed.collection() + "/";
        String moved = beginning + last(id);
        boolean taken = table(shape).find(shape.rowId(moved, parent.id())) != null && !moved.equals(id);
        return taken ? beginning + last(context.documents().nextId(shape, table(shape), parent.id())) : moved;
    }

    private static String last(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    private Document withParent(ResourceShape shape, Document document, ResourceShape to, Row parent) {
        String owner = shape.parent() == to ? shape.plan().ownerMember() : null;
        MemberPath member = owner == null ? context.shapes().reference(shape, to) : MemberPath.of(owner);
        if (member == null
                || shape.idMember() != null && shape.idMember().path().equals(member)) {
            return document;
        }
        IdentityMember id = to.idMember();
        Document pointer = owner == null
                ? ReferenceEncoder.of(shape, member, to, parent)
                : id == null ? null : id.in(Json.parse(parent.document()));
        return PathEdit.set(document, member, pointer == null ? Document.of(to.visibleId(parent)) : pointer);
    }

    private byte[] changed(ResourceShape shape, String rowId, String id, Document before, Document after) {
        DocumentFactory.Subject subject = new DocumentFactory.Subject(shape, rowId, id, new LinkedHashMap<>());
        byte[] document = context.documents()
                .moved(subject, before, after, context.transaction().now());
        return new ScopedTable(context, shape, null).moved(before, document, rowId, null);
    }

    private Row written(ResourceShape shape, @Nullable Row before, Row after) {
        if (!shape.embeddingParents().isEmpty()) {
            EmbeddingParents parents = new EmbeddingParents(context);
            if (before != null) {
                parents.take(ReplyContent.Instance.of(shape, before), before.owner());
            }
            parents.put(ReplyContent.Instance.of(shape, after), after.owner());
        }
        ChildCounts.update(context, shape, before, after);
        return after;
    }

    private TransactionTable table(ResourceShape shape) {
        return context.transaction().store(shape.index());
    }

    private List<Row> children(ResourceShape shape, Row parent) {
        return table(shape)
                .ownedBy(parent.id(), RowPageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE))
                .rows();
    }

    private List<Row> all(ResourceShape shape) {
        return table(shape)
                .page(RowPageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE))
                .rows();
    }
}
