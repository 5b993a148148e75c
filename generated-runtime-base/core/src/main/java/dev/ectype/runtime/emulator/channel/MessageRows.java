package dev.ectype.runtime.emulator.channel;

import dev.ectype.runtime.chaos.Chaos;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.id.ResourceName;
import dev.ectype.runtime.state.journal.Cause;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.tree.Order;
import dev.ectype.runtime.wire.ChannelDelivery;
import dev.ectype.runtime.wire.MessageProperties;
import dev.ectype.runtime.wire.PublishedMessage;
import dev.ectype.runtime.wire.PublishedMessages;
import dev.ectype.runtime.wire.RetainedMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads the published messages of one sandbox, and removes retained ones. */
final class MessageRows implements PublishedMessages {
    private final StateEngine engine;
    private final MessageTable table;
    private final ResourceName name;
    private final DeliveryDisturbance disturbance;
    /** The messages of the last commit, because every subscriber asks for them. */
    private volatile @Nullable Published last;

    private record Published(Commit commit, List<ChannelDelivery> messages) {}

    MessageRows(StateEngine engine, MessageTable table, Chaos chaos) {
        this.engine = engine;
        this.disturbance = new DeliveryDisturbance(engine, chaos);
        this.table = table;
        this.name = engine.schema().resources().get(table.messages()).name();
    }

    /** Removes the retained message of a channel. */
    void clearRetained(String address, Cause cause) {
        try (Transaction transaction = engine.beginWriting()) {
            TransactionTable rows = transaction.store(table.retained());
            Row row = rows.find(address);
            if (row != null) {
                rows.remove(row);
                transaction.commit(cause);
            }
        }
    }

    @Override
    public List<PublishedMessage> of(State seen, String address) {
        try (Transaction reading = engine.reading(seen)) {
            TransactionTable rows = reading.store(table.messages());
            int skipped = Math.max(0, rows.countOwnedBy(address) - MessageTable.MOST);
            return rows
                    .ownedBy(address, RowPageRequest.of(Order.OLDEST_FIRST, skipped, MessageTable.MOST))
                    .rows()
                    .stream()
                    .map(MessageRows::message)
                    .toList();
        }
    }

    @Override
    public List<ChannelDelivery> of(Commit commit) {
        Published known = last;
        if (known == null || known.commit() != commit) {
            List<ChannelDelivery> messages = new ArrayList<>(1);
            for (Commit.Write write : commit.writes()) {
                Row row = write.before() == null ? write.after() : null;
                if (row != null && write.resource().equals(name)) {
                    disturbance.add(message(row), messages);
                }
            }
            known = new Published(commit, List.copyOf(messages));
            last = known;
        }
        return known.messages();
    }

    @Override
    public List<RetainedMessage> retained(State seen) {
        long now = engine.clock().now(seen.clock());
        try (Transaction reading = engine.reading(seen)) {
            TransactionTable rows = reading.store(table.retained());
            return rows.page(RowPageRequest.of(Order.OLDEST_FIRST, 0, rows.count())).rows().stream()
                    .map(row -> retained(row, now))
                    .toList();
        }
    }

    private static RetainedMessage retained(Row row, long now) {
        Document document = Json.parse(row.document());
        Document time = document.member(MessageTable.PUBLISHED_AT);
        return new RetainedMessage(message(row, document), time == null ? 0 : now - time.longValue());
    }

    private static PublishedMessage message(Row row) {
        return message(row, Json.parse(row.document()));
    }

    private static PublishedMessage message(Row row, Document document) {
        return new PublishedMessage(
                row.id(),
                String.valueOf(row.owner()),
                part(document, "message").text(),
                part(document, "sent").isTrue(),
                part(document, "headers"),
                MessageProperties.of(part(document, "properties")),
                part(document, "payload"));
    }

    private static Document part(Document message, String name) {
        return Objects.requireNonNull(message.member(name), name);
    }
}
