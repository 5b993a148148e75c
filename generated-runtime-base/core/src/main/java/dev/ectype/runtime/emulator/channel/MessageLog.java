package dev.ectype.runtime.emulator.channel;

import dev.ectype.runtime.chaos.Chaos;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
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

    private MessageLog(MessageRows rows) {
        this.rows = rows;
    }

    /** Returns the log of a sandbox, or null if the API has no channels. */
    public static @Nullable MessageLog of(ResourceShapes shapes, StateEngine engine, Chaos chaos) {
        if (shapes.messages() < 0) {
            return null;
        }
        return new MessageLog(new MessageRows(engine, shapes.messages(), shapes.retainedMessages(), chaos));
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
        rows.append(message, transaction);
    }
}
