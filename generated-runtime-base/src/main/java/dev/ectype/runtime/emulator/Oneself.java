package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.reply.Shown;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.plan.TiePlan;
import dev.ectype.runtime.state.Order;
import dev.ectype.runtime.state.PageRequest;
import dev.ectype.runtime.state.Row;
import dev.ectype.runtime.state.RowPage;
import dev.ectype.runtime.state.TableSpec;
import org.jspecify.annotations.Nullable;

/**
 * The instance that whoever asks is: the oldest of those that are there from the start; where clients make all of them, one
 * of its own, that is there before anybody has made any.
 */
final class Oneself {
    /** So many things no client makes before it asks for itself. */
    private static final long PLACE = 999_999;

    private final Shelf shelf;
    private final ResourceShape shape;

    Oneself(Shelf shelf) {
        this.shelf = shelf;
        this.shape = shelf.shape();
    }

    /** Its row, or null while it has none. */
    @Nullable
    Row row() {
        if (!shape.plan().given() || shape.isBoundless()) {
            Row row = shelf.table().find(shelf.rowId(id()));
            return row != null && shelf.belongs(row) ? row : null;
        }
        PageRequest first = PageRequest.of(Order.OLDEST_FIRST, 0, 1);
        String owner = shelf.owner();
        RowPage page = owner == null
                ? shelf.table().page(first, shelf::belongs)
                : shelf.table().ownedBy(owner, first);
        return page.rows().isEmpty() ? null : page.rows().get(0);
    }

    /** The instance while it has no row, or null. */
    Shown.@Nullable Instance unstored(boolean writes) {
        return isThereAnyway() ? new Unstored(shelf).of(id(), writes) : null;
    }

    /** Whether an identifier is that of the one who is there before anybody has made any. */
    boolean is(String id) {
        return shape.hasSelf() && isThereAnyway() && id.equals(id());
    }

    private boolean isThereAnyway() {
        return !shape.plan().given() || shape.isBoundless();
    }

    private String id() {
        World world = shelf.exchange().world();
        TableSpec table = shelf.table().spec();
        return world.documents().idOf(shape, "self", world.engine().ids().id(table.ids(), table.name(), PLACE));
    }

    /** What a parameter says that names something: the identifier of whoever asks in the place of the word for that. */
    static String meant(Exchange exchange, TiePlan tie, String text) {
        if (!text.equals(tie.self())) {
            return text;
        }
        Oneself self = new Oneself(new Shelf(exchange, exchange.world().shapes().get(tie.resource()), null));
        Row row = self.row();
        return row == null ? self.id() : self.shape.visibleId(row);
    }
}
