package dev.ectype.runtime.emulator.channel;

import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.wire.MessageProperties;
import dev.ectype.runtime.wire.PublishedMessage;

/**
 * Writes published messages as rows. The owner of a row is the address of its channel.
 *
 * @param messages the number of the table of all messages
 * @param retained the number of the table with the retained message of each channel
 */
public record MessageTable(int messages, int retained) {
    /** The greatest number of messages of a channel that a client gets at once. */
    static final int MOST = 1_000;

    /** The member with the time of publication of a message that expires, in milliseconds. */
    static final String PUBLISHED_AT = "publishedAt";

    /** The number of older messages of a channel before all of them are removed. */
    private static final int SPARE = 100;

    /** Adds a message, whose number is not known yet. */
    public void append(PublishedMessage message, Transaction transaction) {
        JsonWriter out = new JsonWriter(message.payload().length() + 128)
                .beginObject()
                .name("message")
                .value(message.name())
                .name("sent")
                .value(message.sent())
                .name("headers")
                .value(message.headers())
                .name("properties")
                .value(message.properties().document())
                .name("payload")
                .value(message.payload());
        if (message.properties().expirySeconds() != MessageProperties.NEVER) {
            out.name(PUBLISHED_AT).value(transaction.now());
        }
        byte[] document = out.endObject().toBytes();
        TransactionTable rows = transaction.store(messages);
        rows.insert(rows.nextNumber(), document, message.address());
        if (rows.countOwnedBy(message.address()) > MOST + SPARE) {
            rows.removeOldest(message.address(), SPARE);
        }
        if (message.properties().isRetained()) {
            retain(message.address(), document, transaction.store(retained));
        }
    }

    private static void retain(String address, byte[] document, TransactionTable rows) {
        Row earlier = rows.find(address);
        if (earlier == null) {
            rows.insert(address, document, address);
        } else {
            rows.replace(earlier, document);
        }
    }
}
