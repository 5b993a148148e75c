package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.context.RequestContext;
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

    private final ScopedTable shelf;
    private final ResourceShape shape;

    public CurrentUserResolver(ScopedTable shelf) {
        this.shelf = shelf;
        this.shape = shelf.shape();
    }

    /** Returns the current user's row, or null. */
    @Nullable
    public Row row() {
        if (!shape.plan().seeded() || shape.isBoundless()) {
            Row row = shelf.table().find(shelf.rowId(id()));
            return row != null && shelf.belongs(row) ? row : null;
        }
        RowPageRequest first = RowPageRequest.of(Order.OLDEST_FIRST, 0, 1);
        String owner = shelf.owner();
        RowPage page = owner == null
                ? shelf.table().page(first, shelf::belongs)
                : shelf.table().ownedBy(owner, first);
        return page.rows().isEmpty() ? null : page.rows().get(0);
    }

    /** Returns the current user's virtual instance, or null if the current user is a stored row. */
    public ReplyContent.@Nullable Instance virtualInstance(boolean writes) {
        return isVirtual() ? new VirtualRows(shelf).of(id(), writes) : null;
    }

    /** Whether an identifier belongs to the virtual current user. */
    boolean isCurrentUser(String id) {
        return shape.hasCurrentUser() && isVirtual() && id.equals(id());
    }

    private boolean isVirtual() {
        return !shape.plan().seeded() || shape.isBoundless();
    }

    private String id() {
        SandboxContext world = shelf.context().sandbox();
        TableSpec table = shelf.table().spec();
        return world.documents().idOf(shape, "self", world.engine().ids().id(table.ids(), table.name(), ROW_NUMBER));
    }

    /** Replaces the word for the current user, such as {@code me}, by the current user's identifier. */
    static String resolve(RequestContext exchange, ParameterBindingPlan tie, String text) {
        if (!text.equals(tie.currentUser())) {
            return text;
        }
        CurrentUserResolver self = new CurrentUserResolver(
                new ScopedTable(exchange, exchange.sandbox().shapes().get(tie.resource()), null));
        Row row = self.row();
        return row == null ? self.id() : self.shape.visibleId(row);
    }
}
