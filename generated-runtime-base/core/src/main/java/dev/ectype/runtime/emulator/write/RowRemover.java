package dev.ectype.runtime.emulator.write;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.table.ChildCounts;
import dev.ectype.runtime.emulator.table.EmbeddingParents;
import dev.ectype.runtime.emulator.table.ListReferences;
import dev.ectype.runtime.emulator.table.RelationshipLinks;
import dev.ectype.runtime.emulator.table.ScopedTable;
import dev.ectype.runtime.emulator.table.StoredContents;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.tree.Order;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Removes instances together with their children, links and contents. */
public final class RowRemover {
    private final ScopedTable scopedTable;
    private final RequestTransaction context;
    private final ResourceShape shape;
    private final dev.ectype.runtime.state.TransactionTable table;
    private final StoredContents contents;

    public RowRemover(ScopedTable scopedTable) {
        this.scopedTable = scopedTable;
        this.context = scopedTable.context();
        this.shape = scopedTable.shape();
        this.table = scopedTable.table();
        this.contents = new StoredContents(context);
    }

    /**
     * Removes an instance. A virtual instance gets a tombstone instead.
     *
     * @param row the row of the instance, or null for a virtual one
     */
    public void remove(ReplyContent.Instance instance, @Nullable Row row) {
        contents.remove(StoredContents.keyOf(instance));
        if (row == null) {
            table.bury(instance.rowId(), instance.document());
            return;
        }
        if (!shape.embeddingParents().isEmpty()) {
            new EmbeddingParents(context).take(instance, row.owner());
        }
        new EmbeddedChildren(context).removed(instance);
        cascade(shape, row);
        removeLinks(shape, row);
        new ListReferences(context).drop(shape, row);
        ChildCounts.update(context, shape, row, null);
        DocumentFactory documents = context.documents();
        var tombstone = shape.plan().tombstone();
        if (tombstone == null) {
            table.remove(row);
        } else {
            table.remove(
                    row,
                    documents.tombstone(
                            scopedTable.subject(instance),
                            tombstone,
                            instance.document(),
                            context.transaction().now()));
        }
    }

    private void cascade(ResourceShape from, Row row) {
        for (ResourceShape child : from.children()) {
            dev.ectype.runtime.state.TransactionTable rows =
                    context.transaction().store(child.index());
            RowPageRequest all = RowPageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE);
            for (Row owned : rows.ownedBy(row.id(), all).rows()) {
                cascade(child, owned);
                contents.remove(StoredContents.keyOf(child.name(), owned.id()));
                removeLinks(child, owned);
                rows.remove(owned);
            }
        }
    }

    /** Removes the row's links, and removes linked children that have no other parent. */
    private void removeLinks(ResourceShape from, Row row) {
        Map<String, List<String>> below = new LinkedHashMap<>();
        from.linkedResources()
                .children()
                .keySet()
                .forEach(name ->
                        below.put(name, context.transaction().links(name).targets(row.id())));
        RelationshipLinks.drop(context, from.linkedResources().links(), row);
        below.forEach((name, ids) -> {
            ResourceShape made =
                    Objects.requireNonNull(from.linkedResources().children().get(name));
            ids.forEach(id -> removeLeft(made, id));
        });
    }

    private void removeLeft(ResourceShape made, String id) {
        Row row = context.transaction().store(made.index()).find(id);
        boolean left = row != null
                && made.linkedResources().parentRelationships().stream()
                        .allMatch(name ->
                                context.transaction().links(name).sources(id).isEmpty());
        if (row != null && left) {
            new RowRemover(new ScopedTable(context, made, null)).remove(ReplyContent.Instance.of(made, row), row);
        }
    }
}
