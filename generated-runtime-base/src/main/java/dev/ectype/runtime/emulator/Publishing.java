package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.CivilTime;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.ObjectEdit;
import dev.ectype.runtime.plan.PublishPlan;
import dev.ectype.runtime.plan.QueuePlan;
import dev.ectype.runtime.state.Row;
import dev.ectype.runtime.state.Store;
import dev.ectype.runtime.state.Transaction;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Lets messages wait at each holder that refers, at this time, to what they are told to. */
final class Publishing {
    /** Two messages are not told at the same time, but what is leased must not run out for many of them. */
    private static final long STEP = 1;

    private final Exchange exchange;
    private final PublishPlan plan;
    private final Stored<?> told;

    Publishing(Exchange exchange, Stored<?> told) {
        this.exchange = exchange;
        this.plan = Objects.requireNonNull(exchange.endpoint().route().plan().publish(), "a plan of what is told");
        this.told = told;
    }

    /** Does it, and gives the reply. */
    Document publish() {
        Document sent = exchange.arguments().told(plan.messages());
        List<Document> messages = new ArrayList<>();
        if (sent != null && sent.isArray()) {
            sent.elements().forEach(messages::add);
        } else if (sent != null && sent.isObject()) {
            messages.add(sent);
        }
        if (messages.isEmpty()) {
            return reply(List.of(), true);
        }
        Transaction transaction = exchange.transaction();
        transaction.set(Instant.ofEpochMilli(transaction.now() + STEP));
        List<Row> holders = holders();
        List<String> ids = new ArrayList<>();
        for (Document each : messages) {
            String id =
                    Long.toString(transaction.next("messages to " + plan.queue().told()));
            ids.add(id);
            Document message = message(each, id, transaction.now());
            holders.forEach(holder -> add(holder, message));
        }
        return reply(ids, sent != null && sent.isArray());
    }

    private Document message(Document sent, String id, long now) {
        QueuePlan queue = plan.queue();
        ObjectEdit message = ObjectEdit.of(sent);
        if (queue.messageId() != null) {
            message.set(queue.messageId(), id);
        }
        if (queue.time() != null) {
            message.set(queue.time(), CivilTime.text(now, true, "Z"));
        }
        return message.toDocument();
    }

    private void add(Row holder, Document message) {
        ResourceShape shape = exchange.world().shapes().get(plan.queue().waiting());
        Store waiting = exchange.transaction().store(shape.index());
        String token = waiting.nextId();
        JsonWriter envelope = new JsonWriter(message.length() + 64).beginObject();
        envelope.name(Objects.requireNonNull(shape.idMember())).value(token);
        envelope.name(plan.queue().message()).value(message);
        waiting.insert(shape.rowId(token, holder.id()), envelope.endObject().toBytes(), holder.id());
    }

    private List<Row> holders() {
        String reference = plan.queue().reference();
        if (reference != null) {
            return new Referrers(exchange, told).rows(plan.queue().holder(), reference);
        }
        return told.row() == null ? List.of() : List.of(told.row());
    }

    private Document reply(List<String> ids, boolean listed) {
        if (plan.ids() == null) {
            return Document.EMPTY_OBJECT;
        }
        JsonWriter reply = new JsonWriter(64).beginObject().name(plan.ids());
        if (listed) {
            reply.beginArray();
            ids.forEach(reply::value);
            reply.endArray();
        } else {
            reply.value(ids.get(0));
        }
        return reply.endObject().toDocument();
    }
}
