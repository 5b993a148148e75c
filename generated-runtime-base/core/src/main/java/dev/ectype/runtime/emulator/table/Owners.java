package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.state.row.Row;
import org.jspecify.annotations.Nullable;

/**
 * Finds the owners of an instance: its parent, the parent of that, and so on.
 *
 * @param parent the resource of the nearest owner, or null without one
 * @param parentId the row identifier of the nearest owner, or null without one
 */
public record Owners(
        RequestTransaction context,
        @Nullable ResourceShape parent,
        @Nullable String parentId) {
    /** Returns the owners of new instances of a table. */
    public static Owners ofNew(ScopedTable scopedTable) {
        var parent = scopedTable.parent();
        return parent == null
                ? new Owners(scopedTable.context(), null, null)
                : new Owners(
                        scopedTable.context(),
                        parent.instance().shape(),
                        parent.instance().rowId());
    }

    /** Returns the owners of a stored instance of a table. */
    public static Owners of(ScopedTable scopedTable, String rowId) {
        return of(
                scopedTable.context(), scopedTable.shape(), scopedTable.table().find(rowId));
    }

    /** Returns the owners of an instance of another resource, or none if names of the resource are unique in the whole API. */
    static Owners ofSibling(RequestTransaction context, ResourceShape shape, ReplyContent.Instance other) {
        Row row = shape.isScoped()
                ? context.transaction().store(other.shape().index()).find(other.rowId())
                : null;
        return of(context, other.shape(), row);
    }

    static Owners of(RequestTransaction context, ResourceShape shape, @Nullable Row row) {
        return new Owners(context, shape.parent(), row == null ? null : row.owner());
    }

    /** Returns the row identifier of the owner of this kind, or null if there is none on the way to the root. */
    @Nullable
    String rowId(ResourceShape owner) {
        ResourceShape shape = parent;
        String id = parentId;
        while (shape != null && shape != owner && id != null) {
            Row row = context.transaction().store(shape.index()).find(id);
            id = row == null ? null : row.owner();
            shape = shape.parent();
        }
        return shape == null ? null : id;
    }

    /** Returns whether the row is one of the owners. Without an owner of its kind, it may be. */
    boolean mayContain(ResourceShape owner, String rowId) {
        String known = rowId(owner);
        return known == null || known.equals(rowId);
    }

    /** Returns whether the owner of a row is one of the owners. Without an owner of its kind, it may be. */
    boolean mayInclude(ResourceShape shape, Row row) {
        ResourceShape above = shape.parent();
        String owner = row.owner();
        return above == null || owner == null || mayContain(above, owner);
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
