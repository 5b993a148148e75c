package dev.ectype.runtime.emulator.channel;

import dev.ectype.runtime.chaos.Chaos;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.journal.Cause;
import dev.ectype.runtime.state.journal.RequestRecord;
import dev.ectype.runtime.wire.PublishedMessage;
import dev.ectype.runtime.wire.PublishedMessages;
import org.jspecify.annotations.Nullable;

/** Adds messages to the state of one sandbox, in the transactions that cause them. */
public final class MessageLog {
    /** The status of a request that removes a retained message. */
    public static final int CLEARED = 204;

    private final MessageRows rows;
    private final MessageTable table;

    private MessageLog(MessageRows rows, MessageTable table) {
        this.rows = rows;
        this.table = table;
    }

    /** Returns the log of a sandbox, or null without a table, because the API has no channels. */
    public static @Nullable MessageLog of(@Nullable MessageTable table, StateEngine engine, Chaos chaos) {
        return table == null ? null : new MessageLog(new MessageRows(engine, table, chaos), table);
    }

    /** Returns the messages so far. */
    public PublishedMessages messages() {
        return rows;
    }

    /** Removes the retained message of a channel, and adds the request to the journal. */
    public void clearRetained(String address, Request request) {
        RequestRecord record = RequestRecord.of(request.method(), request.target());
        rows.clearRetained(address, new Cause("clearRetained", record, CLEARED, 0));
    }

    /** Adds a message, whose number is not known yet. */
    public void add(PublishedMessage message, Transaction transaction) {
        table.append(message, transaction);
    }
}
