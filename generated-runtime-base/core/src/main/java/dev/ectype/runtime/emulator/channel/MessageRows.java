package dev.ectype.runtime.emulator.channel;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.id.ResourceName;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.tree.Order;
import dev.ectype.runtime.wire.PublishedMessage;
import dev.ectype.runtime.wire.PublishedMessages;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Stores published messages as rows of one table. The owner of a row is the address of its channel. */
final class MessageRows implements PublishedMessages {
    /** The greatest number of messages of a channel that a client gets at once. */
    private static final int MOST = 1_000;

    private final StateEngine engine;
    private final int table;
    private final ResourceName name;

    MessageRows(StateEngine engine, int table) {
        this.engine = engine;
        this.table = table;
        this.name = engine.schema().resources().get(table).name();
    }

    void append(PublishedMessage message, Transaction transaction) {
        JsonWriter out = new JsonWriter(message.payload().length() + 128)
                .beginObject()
                .name("message")
                .value(message.name())
                .name("sent")
                .value(message.sent())
                .name("headers")
                .value(message.headers())
                .name("payload")
                .value(message.payload())
                .endObject();
        TransactionTable rows = transaction.store(table);
        rows.insert(rows.nextId(), out.toBytes(), message.address());
    }

    @Override
    public List<PublishedMessage> of(State seen, String address) {
        try (Transaction reading = engine.reading(seen)) {
            TransactionTable rows = reading.store(table);
            int skipped = Math.max(0, rows.countOwnedBy(address) - MOST);
            return rows.ownedBy(address, RowPageRequest.of(Order.OLDEST_FIRST, skipped, MOST)).rows().stream()
                    .map(MessageRows::message)
                    .toList();
        }
    }

    @Override
    public @Nullable PublishedMessage of(Commit.Write write) {
        Row row = write.before() == null ? write.after() : null;
        return row == null || !write.resource().equals(name) ? null : message(row);
    }

    private static PublishedMessage message(Row row) {
        Document document = Json.parse(row.document());
        return new PublishedMessage(
                row.id(),
                String.valueOf(row.owner()),
                part(document, "message").text(),
                part(document, "sent").isTrue(),
                part(document, "headers"),
                part(document, "payload"));
    }

    private static Document part(Document message, String name) {
        return Objects.requireNonNull(message.member(name), name);
    }
}
