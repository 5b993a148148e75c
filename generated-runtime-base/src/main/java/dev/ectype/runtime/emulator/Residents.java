package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.resource.Pointers;
import dev.ectype.runtime.emulator.resource.Pointing;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.ObjectEdit;
import dev.ectype.runtime.state.Order;
import dev.ectype.runtime.state.PageRequest;
import dev.ectype.runtime.state.Row;
import dev.ectype.runtime.state.Store;
import dev.ectype.runtime.state.Transaction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lets references that nobody chose name instances that there are, and shows those as they are stored. */
final class Residents {
    private static final int CHOICE = 10;

    private final ResourceShapes shapes;
    private final Transaction transaction;

    Residents(ResourceShapes shapes, Transaction transaction) {
        this.shapes = shapes;
        this.transaction = transaction;
    }

    /** A new document of which the client said some members itself. */
    byte[] settled(ResourceShape shape, String rowId, byte[] document, @Nullable Document sent) {
        List<Pointing.Pointer> open = shape.pointing().references().stream()
                .filter(pointer -> sent == null || sent.member(pointer.member()) == null)
                .toList();
        return open.isEmpty() ? document : settled(shape, rowId, document, open);
    }

    /** The instances that were there from the start, once all of them are there. */
    void settle(ResourceShape shape) {
        Store store = transaction.store(shape.index());
        for (Row row : shape.pointing().references().isEmpty() ? List.<Row>of() : GivenRows.rows(store)) {
            byte[] settled =
                    settled(shape, row.id(), row.document(), shape.pointing().references());
            if (settled != row.document()) {
                store.replace(row, settled);
            }
        }
    }

    private byte[] settled(ResourceShape shape, String rowId, byte[] document, List<Pointing.Pointer> pointers) {
        Document before = Json.parse(document);
        Document after = before;
        for (Pointing.Pointer pointer : pointers) {
            Document invented = after.member(pointer.member());
            Row target = invented == null || invented.isNull() ? null : chosen(pointer, rowId, invented);
            ResourceShape place = shapes.get(pointer.resource());
            Document value = target == null ? null : Pointers.of(shape, pointer.member(), place, target);
            if (value != null && !value.equals(invented)) {
                after = ObjectEdit.of(after).set(pointer.member(), value).toDocument();
            }
        }
        return after == before ? document : after.toBytes();
    }

    /** The instance that an example names if there is such a one, else one of the first, another for each document. */
    private @Nullable Row chosen(Pointing.Pointer pointer, String rowId, Document invented) {
        ResourceShape place = shapes.get(pointer.resource());
        List<Row> rows = transaction
                .store(place.index())
                .page(PageRequest.of(Order.OLDEST_FIRST, 0, CHOICE))
                .rows();
        for (Row row : rows) {
            if (Filter.leads(invented, place.visibleId(row))) {
                return row;
            }
        }
        return rows.isEmpty() ? null : rows.get(Math.floorMod(rowId.hashCode(), rows.size()));
    }
}
