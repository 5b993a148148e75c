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

/**
 * The instance that whoever asks is: the oldest of those that are there from the start; where clients make all of them, one
 * of its own, that is there before anybody has made any.
 */
public final class CurrentUserResolver {
    /** So many things no client makes before it asks for itself. */
    private static final long ROW_NUMBER = 999_999;

    private final ScopedTable shelf;
    private final ResourceShape shape;

    public CurrentUserResolver(ScopedTable shelf) {
        this.shelf = shelf;
        this.shape = shelf.shape();
    }

    /** Its row, or null while it has none. */
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

    /** The instance while it has no row, or null. */
    public ReplyContent.@Nullable Instance virtualInstance(boolean writes) {
        return isVirtual() ? new VirtualRows(shelf).of(id(), writes) : null;
    }

    /** Whether an identifier is that of the one who is there before anybody has made any. */
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

    /** What a parameter says that names something: the identifier of whoever asks in the place of the word for that. */
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
