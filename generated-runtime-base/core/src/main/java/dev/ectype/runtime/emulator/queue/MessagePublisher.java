package dev.ectype.runtime.emulator.queue;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.CivilTime;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.queue.PublishPlan;
import dev.ectype.runtime.plan.queue.QueuePlan;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.row.Row;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Publishes messages to each subscriber that refers to a topic at this time. */
public final class MessagePublisher {
    /**
     * The milliseconds that a publish advances the clock. Messages get distinct times, and leases do not expire after many
     * messages.
     */
    private static final long STEP = 1;

    private final RequestTransaction context;
    private final PublishPlan plan;
    private final StoredInstance<?> target;

    public MessagePublisher(RequestTransaction context, StoredInstance<?> topic) {
        this.context = context;
        this.plan = Objects.requireNonNull(
                context.preparedOperation().route().plan().publish(), "a plan with a message queue");
        this.target = topic;
    }

    /**
     * Publishes the messages of the request.
     *
     * @return the reply
     */
    public Document publish() {
        Document sent = context.arguments().queryOrBodyValue(plan.messages());
        List<Document> messages = new ArrayList<>();
        if (sent != null && sent.isArray()) {
            sent.elements().forEach(messages::add);
        } else if (sent != null && sent.isObject()) {
            messages.add(sent);
        }
        if (messages.isEmpty()) {
            return reply(List.of(), true);
        }
        Transaction transaction = context.transaction();
        transaction.set(Instant.ofEpochMilli(transaction.now() + STEP));
        List<Row> subscribers = recipients();
        List<String> ids = new ArrayList<>();
        for (Document each : messages) {
            String id =
                    Long.toString(transaction.next("messages to " + plan.queue().topic()));
            ids.add(id);
            Document message = message(each, id, transaction.now());
            subscribers.forEach(subscriber -> add(subscriber, message));
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

    private void add(Row subscriber, Document message) {
        ResourceShape shape = context.shapes().get(plan.queue().envelope());
        TransactionTable waiting = context.transaction().store(shape.index());
        String token = waiting.nextId();
        JsonWriter envelope = new JsonWriter(message.length() + 64).beginObject();
        envelope.name(Objects.requireNonNull(shape.idMember()).name()).value(token);
        envelope.name(plan.queue().message()).value(message);
        waiting.insert(shape.rowId(token, subscriber.id()), envelope.endObject().toBytes(), subscriber.id());
    }

    private List<Row> recipients() {
        String reference = plan.queue().reference();
        if (reference != null) {
            return new ReferrerList(context, target).rows(plan.queue().subscription(), reference);
        }
        return target.row() == null ? List.of() : List.of(target.row());
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
