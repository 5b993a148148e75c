package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.context.SandboxContext;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.plan.ParameterBindingPlan;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPage;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.table.TableSpec;
import dev.ectype.runtime.state.tree.Order;
import org.jspecify.annotations.Nullable;

/** Finds the instance of the current user: the oldest seeded instance or, if clients create all instances, a virtual instance. */
public final class CurrentUserResolver {
    /** A row number that no client reaches before it requests the current user. */
    private static final long ROW_NUMBER = 999_999;

    private final ScopedTable scopedTable;
    private final ResourceShape shape;

    public CurrentUserResolver(ScopedTable scopedTable) {
        this.scopedTable = scopedTable;
        this.shape = scopedTable.shape();
    }

    /** Returns the current user's row, or null. */
    @Nullable
    public Row row() {
        if (!shape.plan().seeded() || shape.isBoundless()) {
            Row row = scopedTable.table().find(scopedTable.rowId(id()));
            return row != null && scopedTable.belongs(row) ? row : null;
        }
        RowPageRequest first = RowPageRequest.of(Order.OLDEST_FIRST, 0, 1);
        String owner = scopedTable.owner();
        RowPage page = owner == null
                ? scopedTable.table().page(first, scopedTable::belongs)
                : scopedTable.table().ownedBy(owner, first);
        return page.rows().isEmpty() ? null : page.rows().get(0);
    }

    /** Returns the current user's virtual instance, or null if the current user is a stored row. */
    public ReplyContent.@Nullable Instance virtualInstance(boolean writes) {
        return isVirtual() ? new VirtualRows(scopedTable).of(id(), writes) : null;
    }

    /** Whether an identifier belongs to the virtual current user. */
    boolean isCurrentUser(String id) {
        return shape.hasCurrentUser() && isVirtual() && id.equals(id());
    }

    private boolean isVirtual() {
        return !shape.plan().seeded() || shape.isBoundless();
    }

    private String id() {
        SandboxContext sandbox = scopedTable.context().sandbox();
        TableSpec table = scopedTable.table().spec();
        return sandbox.documents()
                .idOf(shape, "self", sandbox.engine().ids().id(table.ids(), table.name(), ROW_NUMBER));
    }

    /** Replaces the word for the current user, such as {@code me}, by the current user's identifier. */
    static String resolve(RequestTransaction context, ParameterBindingPlan binding, String text) {
        if (!text.equals(binding.currentUser())) {
            return text;
        }
        CurrentUserResolver resolver = new CurrentUserResolver(
                new ScopedTable(context, context.shapes().get(binding.resource()), null));
        Row row = resolver.row();
        return row == null ? resolver.id() : resolver.shape.visibleId(row);
    }
}
