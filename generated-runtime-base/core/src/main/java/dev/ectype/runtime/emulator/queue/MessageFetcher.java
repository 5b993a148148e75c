package dev.ectype.runtime.emulator.queue;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.queue.FetchPlan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.row.Row;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Fetches messages of one subscriber, oldest first, and acknowledges messages from earlier fetches. The clock does not advance,
 * so leases last until other writes advance it.
 */
public final class MessageFetcher {
    /** The limit for clients that set none. */
    private static final long MOST = 1000;

    /** The default lease time in seconds, as in public services of this kind. */
    private static final long USUAL_SECONDS = 10;

    private final RequestTransaction context;
    private final FetchPlan plan;
    private final StoredInstance<?> subscriber;
    private final ResourceShape shape;
    private final LeasedMessages leasedMessages;

    public MessageFetcher(RequestTransaction context, StoredInstance<?> subscriber) {
        this.context = context;
        this.plan = Objects.requireNonNull(
                context.preparedOperation().route().plan().fetch(), "a plan with a message queue");
        this.subscriber = subscriber;
        this.shape = context.shapes().get(plan.queue().envelope());
        this.leasedMessages = new LeasedMessages(
                context.transaction().store(shape.index()),
                plan.queue(),
                context.transaction().now());
    }

    /**
     * Acknowledges, extends and fetches messages.
     *
     * @return the reply
     */
    public Document fetch() {
        for (String token : tokens(plan.done())) {
            Row row = find(token);
            if (row != null) {
                leasedMessages.remove(row);
            }
        }
        extendLeases();
        FetchPlan.Pull pull = plan.pull();
        Document reply = pull == null ? Document.EMPTY_OBJECT : take(pull);
        Transaction transaction = context.transaction();
        if (transaction.hasWritten()) {
            transaction.set(Instant.ofEpochMilli(transaction.now()));
        }
        return reply;
    }

    private void extendLeases() {
        List<String> tokens = tokens(plan.retained());
        for (int at = 0; at < tokens.size(); at++) {
            Row row = find(tokens.get(at));
            long millis = millis(seconds(at), "body/" + plan.seconds());
            if (row != null) {
                leasedMessages.extendLease(row, millis);
            }
        }
    }

    private @Nullable Document seconds(int at) {
        Document value = plan.seconds() == null ? null : context.arguments().queryOrBodyValue(plan.seconds());
        if (value == null || !value.isArray()) {
            return value;
        }
        if (at >= value.size()) {
            throw invalid(
                    "body/" + plan.seconds(),
                    "has " + value.size() + " elements, expected one per element of " + plan.retained());
        }
        return value.element(at);
    }

    private Document take(FetchPlan.Pull pull) {
        long most = most(pull);
        Document own = pull.patience() == null ? null : context.arguments().queryOrBodyValue(pull.patience());
        String usual = plan.queue().patience();
        long millis = own == null ? 0 : millis(own, "body/" + pull.patience());
        if (millis == 0 && usual != null) {
            Document setting = subscriber.document().member(usual);
            millis = setting == null || setting.isNull() ? 0 : millis(setting, usual);
        }
        long lease = millis == 0 ? USUAL_SECONDS * 1000 : millis;
        Row above = subscriber.row();
        List<Document> taken = above == null ? List.of() : leasedMessages.take(above.id(), most, lease);
        return response(taken, pull);
    }

    /** Returns the response document. A stream without messages is an empty list. */
    private static Document response(List<Document> taken, FetchPlan.Pull pull) {
        JsonWriter out = new JsonWriter(256);
        if (pull.replyAt().equals(MemberPath.EMPTY)) {
            return elements(out, taken).toDocument();
        }
        boolean silent = pull.lasting() && taken.isEmpty();
        if (silent) {
            return Document.EMPTY_ARRAY;
        }
        out.beginObject().name(pull.replyAt().names().get(0));
        elements(out, taken);
        return out.endObject().toDocument();
    }

    private static JsonWriter elements(JsonWriter out, List<Document> taken) {
        out.beginArray();
        taken.forEach(out::value);
        return out.endArray();
    }

    private long most(FetchPlan.Pull pull) {
        Document value = pull.most() == null ? null : context.arguments().queryOrBodyValue(pull.most());
        if (value == null || !value.isNumber()) {
            return MOST;
        }
        long most = value.longValue();
        if (most < 0 || most == 0 && !pull.lasting()) {
            throw invalid("body/" + pull.most(), "expected a positive number, found " + most);
        }
        return most == 0 ? MOST : most;
    }

    private List<String> tokens(@Nullable String member) {
        Document value = member == null ? null : context.arguments().queryOrBodyValue(member);
        List<String> tokens = new ArrayList<>();
        if (value != null && value.isArray()) {
            value.elements().forEach(each -> tokens.add(each.text()));
        } else if (value != null && value.isString()) {
            tokens.add(value.text());
        }
        return tokens;
    }

    private @Nullable Row find(String token) {
        Row above = subscriber.row();
        return above == null ? null : leasedMessages.find(shape.rowId(token, above.id()), above.id());
    }

    /**
     * Parses a duration in seconds, as a number or as a text such as {@code 1.5s}.
     *
     * @return the milliseconds
     */
    private static long millis(@Nullable Document span, String location) {
        if (span == null || span.isNull()) {
            return 0;
        }
        String text = span.isString() && span.text().endsWith("s")
                ? span.text().substring(0, span.text().length() - 1)
                : span.text();
        BigDecimal seconds = new BigDecimal(text);
        if (seconds.signum() < 0 || seconds.compareTo(BigDecimal.valueOf(Integer.MAX_VALUE)) > 0) {
            throw invalid(location, "expected seconds from 0 to " + Integer.MAX_VALUE + ", found " + text);
        }
        return seconds.movePointRight(3).setScale(0, RoundingMode.CEILING).longValueExact();
    }

    private static Problem invalid(String location, String message) {
        return Problem.invalid(List.of(new Problem.Detail(location, "range", message)));
    }
}
