package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.state.row.Row;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Holds the row identifiers of the owners of an instance: its parent, the parent of that, and so on. */
public final class Owners {
    private final Map<ResourceShape, String> rowIds = new LinkedHashMap<>();

    private Owners() {}

    /** Returns the owners of new instances of a table. */
    public static Owners ofNew(ScopedTable scopedTable) {
        var parent = scopedTable.parent();
        return parent == null
                ? new Owners()
                : from(
                        scopedTable.context(),
                        parent.instance().shape(),
                        parent.instance().rowId());
    }

    /** Returns the owners of a stored instance of a table. */
    public static Owners of(ScopedTable scopedTable, String rowId) {
        Row row = scopedTable.table().find(rowId);
        return row == null ? new Owners() : of(scopedTable.context(), scopedTable.shape(), row);
    }

    /** Returns the owners of an instance of another resource, or none if names of the resource are unique in the whole API. */
    static Owners ofSibling(RequestTransaction context, ResourceShape shape, ReplyContent.Instance other) {
        Row row = shape.isScoped()
                ? context.transaction().store(other.shape().index()).find(other.rowId())
                : null;
        return row == null ? new Owners() : of(context, other.shape(), row);
    }

    static Owners of(RequestTransaction context, ResourceShape shape, Row row) {
        return from(context, shape.parent(), row.owner());
    }

    private static Owners from(RequestTransaction context, @Nullable ResourceShape nearest, @Nullable String rowId) {
        Owners owners = new Owners();
        ResourceShape shape = nearest;
        String id = rowId;
        while (shape != null && id != null) {
            owners.rowIds.put(shape, id);
            Row row = context.transaction().store(shape.index()).find(id);
            id = row == null ? null : row.owner();
            shape = shape.parent();
        }
        return owners;
    }

    /** Returns the row identifier of the owner of this kind, or null if there is none on the way to the root. */
    @Nullable
    String rowId(ResourceShape owner) {
        return rowIds.get(owner);
    }

    /** Returns whether the row is one of the owners. Without an owner of its kind, it may be. */
    boolean mayContain(ResourceShape owner, String rowId) {
        return rowIds.getOrDefault(owner, rowId).equals(rowId);
    }

    /** Returns whether the owner of a row is one of the owners. Without an owner of its kind, it may be. */
    boolean mayInclude(ResourceShape shape, Row row) {
        ResourceShape parent = shape.parent();
        String owner = row.owner();
        return parent == null || owner == null || mayContain(parent, owner);
    }

    /** Returns whether one of the owners of a resource's instances, beyond their parent, is of another resource. */
    static boolean areAbove(ResourceShape above, ResourceShape shape) {
        ResourceShape owner = shape.parent();
        while (owner != null && owner != above) {
            owner = owner.parent();
        }
        return owner != null && above != shape.parent();
    }
}
