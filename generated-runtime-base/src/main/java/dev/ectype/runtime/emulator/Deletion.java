package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.reply.Shown;
import dev.ectype.runtime.emulator.resource.Documents;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.state.Order;
import dev.ectype.runtime.state.PageRequest;
import dev.ectype.runtime.state.Row;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Removes instances with what belongs to them. */
final class Deletion {
    private final Shelf shelf;
    private final Exchange exchange;
    private final ResourceShape shape;
    private final dev.ectype.runtime.state.Store table;
    private final Contents contents;

    Deletion(Shelf shelf) {
        this.shelf = shelf;
        this.exchange = shelf.exchange();
        this.shape = shelf.shape();
        this.table = shelf.table();
        this.contents = new Contents(exchange);
    }

    void remove(Shown.Instance instance, @Nullable Row row) {
        contents.remove(Contents.keyOf(instance));
        if (row == null) {
            table.bury(instance.rowId(), instance.document());
            return;
        }
        if (!shape.wholes().isEmpty()) {
            new Wholes(exchange).take(instance, row.owner());
        }
        new Pieces(exchange).removed(instance);
        cascade(shape, row);
        untie(shape, row);
        Documents documents = exchange.world().documents();
        var tombstone = shape.plan().tombstone();
        if (tombstone == null) {
            table.remove(row);
        } else {
            table.remove(
                    row,
                    documents.tombstone(
                            shelf.subject(instance),
                            tombstone,
                            instance.document(),
                            exchange.transaction().now()));
        }
    }

    private void cascade(ResourceShape from, Row row) {
        for (ResourceShape child : from.children()) {
            dev.ectype.runtime.state.Store rows = exchange.transaction().store(child.index());
            PageRequest all = PageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE);
            for (Row owned : rows.ownedBy(row.id(), all).rows()) {
                cascade(child, owned);
                contents.remove(Contents.keyOf(child.name(), owned.id()));
                untie(child, owned);
                rows.remove(owned);
            }
        }
    }

    /** What was made below this and below nothing else that is left goes with it. */
    private void untie(ResourceShape from, Row row) {
        Map<String, List<String>> below = new LinkedHashMap<>();
        from.holdings()
                .held()
                .keySet()
                .forEach(name ->
                        below.put(name, exchange.transaction().links(name).targets(row.id())));
        Ties.drop(exchange, from.holdings().links(), row);
        below.forEach((name, ids) -> {
            ResourceShape made = Objects.requireNonNull(from.holdings().held().get(name));
            ids.forEach(id -> removeLeft(made, id));
        });
    }

    private void removeLeft(ResourceShape made, String id) {
        Row row = exchange.transaction().store(made.index()).find(id);
        boolean left = row != null
                && made.holdings().holders().stream()
                        .allMatch(name ->
                                exchange.transaction().links(name).sources(id).isEmpty());
        if (row != null && left) {
            new Deletion(new Shelf(exchange, made, null)).remove(Shown.Instance.of(made, row), row);
        }
    }
}
