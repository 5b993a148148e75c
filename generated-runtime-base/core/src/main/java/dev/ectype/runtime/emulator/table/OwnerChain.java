package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.state.row.Row;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether rows are below an instance that owns the owner of the rows, or one further up. The comments of an issue are
 * below the repository of the issue.
 */
final class OwnerChain {
    private final RequestTransaction context;
    private final ResourceShape shape;
    private final StoredInstance<?> ancestor;

    private OwnerChain(RequestTransaction context, ResourceShape shape, StoredInstance<?> ancestor) {
        this.context = context;
        this.shape = shape;
        this.ancestor = ancestor;
    }

    /** Returns the chain from the rows of a resource to an instance, or null if no owner of the rows is below the instance. */
    static @Nullable OwnerChain of(RequestTransaction context, ResourceShape shape, @Nullable StoredInstance<?> above) {
        ResourceShape owner = shape.parent();
        if (above == null || owner == null) {
            return null;
        }
        for (ResourceShape next = owner.parent(); next != null; next = next.parent()) {
            if (next == above.instance().shape()) {
                return new OwnerChain(context, shape, above);
            }
        }
        return null;
    }

    /** Returns whether the row is below the instance. A row without an owner on the way is below every instance. */
    boolean contains(Row row) {
        ResourceShape above = shape.parent();
        String id = row.owner();
        while (above != null && id != null && above != ancestor.instance().shape()) {
            Row owner = context.transaction().store(above.index()).find(id);
            id = owner == null ? null : owner.owner();
            above = above.parent();
        }
        return id == null || id.equals(ancestor.instance().rowId());
    }
}
