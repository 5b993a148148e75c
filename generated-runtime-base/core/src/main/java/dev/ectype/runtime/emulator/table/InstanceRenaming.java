package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.RowIdFormat;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.row.StoredMember;
import dev.ectype.runtime.state.tree.Order;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Renames instances. The original name still finds the instance until another instance takes it, because clients may hold old
 * links.
 */
public final class InstanceRenaming {
    private static final RowPageRequest ALL = RowPageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE);

    private final ScopedTable scopedTable;
    private final ResourceShape shape;

    public InstanceRenaming(ScopedTable scopedTable) {
        this.scopedTable = scopedTable;
        this.shape = scopedTable.shape();
    }

    /** Returns the new name from a change, else the current name. */
    String name(ReplyContent.Instance instance, @Nullable Document sent) {
        String current = text(Json.parse(instance.document()));
        String old = current == null ? instance.id() : current;
        String requested = sent == null || !sent.isObject() ? null : text(sent);
        if (requested == null || requested.isEmpty() || requested.equals(old) || !shape.allowsId(requested)) {
            return old;
        }
        Row row = scopedTable.table().find(instance.rowId());
        String owner = row == null ? null : row.owner();
        boolean taken = named(requested).stream()
                .anyMatch(other -> !other.id().equals(instance.rowId()) && Objects.equals(owner, other.owner()));
        if (taken) {
            throw scopedTable.taken(requested);
        }
        return requested;
    }

    /** Returns the rows of all parents with a name as their current one. */
    private List<Row> named(String name) {
        StoredMember key = Objects.requireNonNull(shape.idKey(), "a renamable resource has an identifier");
        return scopedTable
                .table()
                .keyedBy(key, shape.idDocument(name).toBytes(), ALL)
                .rows();
    }

    /** Whether a name is the current name of a row and not only its original name. */
    public boolean hasName(Row row, String name) {
        String current = text(Json.parse(row.document()));
        return current == null || current.equals(name);
    }

    /** Returns a free row identifier for a new instance that takes the original name of a renamed one. */
    public String free(String rowId, String name) {
        String free = rowId;
        Row first = scopedTable.table().find(rowId);
        for (int number = 2; first != null && !hasName(first, name); number++) {
            free = RowIdFormat.numbered(rowId, number);
            first = scopedTable.table().find(free);
        }
        return free;
    }

    private @Nullable String text(Document document) {
        IdentityMember name = shape.idMember();
        Document id = name == null ? null : name.in(document);
        return id == null || !id.isString() && !id.isLong() ? null : id.text();
    }
}
