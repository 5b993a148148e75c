package dev.ectype.runtime.grpc;

import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Member;
import dev.ectype.runtime.json.ObjectEdit;
import dev.ectype.runtime.plan.FetchPlan;
import dev.ectype.runtime.wire.Calls;
import dev.ectype.runtime.wire.Outstanding;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** One conversation in which messages are fetched as they come: what its first message says holds for all of them. */
final class Attendance {
    private final Method method;
    private final FetchPlan plan;
    private final Request request;
    private final Calls calls;
    private final Outstanding outstanding;
    private final AtomicBoolean stirred = new AtomicBoolean();
    private @Nullable Document told;
    private @Nullable Runnable ending;

    Attendance(Method method, FetchPlan plan, Request request, Calls calls) {
        this.method = method;
        this.plan = plan;
        this.request = request;
        this.calls = calls;
        this.outstanding = new Outstanding(plan.queue().waiting());
    }

    /** What is fetched right after a message of the client. */
    Callable.Answer answer(byte[] message, Runnable wake) throws Failure {
        Document said = method.document(List.of(message));
        Document merged = told == null ? said : over(told, said);
        told = without(merged, plan.done(), plan.kept(), plan.seconds());
        if (ending == null) {
            ending = outstanding.listen(calls, () -> {
                stirred.set(true);
                wake.run();
            });
        }
        return ask(merged);
    }

    /** What can be fetched now and could not before, or null where nothing has happened. */
    Callable.@Nullable Answer more() throws Failure {
        Document asked = told;
        return asked == null || !stirred.getAndSet(false) || outstanding.isFull(most()) ? null : ask(asked);
    }

    private Callable.Answer ask(Document asked) throws Failure {
        String limit = Objects.requireNonNull(plan.taking()).most();
        ObjectEdit edit = ObjectEdit.of(asked);
        if (limit != null) {
            long most = most();
            if (most <= 0) {
                edit.remove(limit);
            } else {
                edit.set(limit, outstanding.room(most));
            }
        }
        outstanding.fetching(true);
        try {
            return method.answer(edit.toDocument(), request, calls);
        } finally {
            outstanding.fetching(false);
        }
    }

    /** How many the client has at most, or 0 where it does not say. */
    private long most() {
        String limit = Objects.requireNonNull(plan.taking()).most();
        Document said = limit == null || told == null ? null : told.member(limit);
        return said == null || !said.isNumber() ? 0 : said.longValue();
    }

    private static Document over(Document before, Document said) {
        ObjectEdit both = ObjectEdit.of(before);
        for (Member member : said.members()) {
            both.set(member.name(), member.value());
        }
        return both.toDocument();
    }

    private static Document without(Document document, @Nullable String... names) {
        ObjectEdit rest = ObjectEdit.of(document);
        for (String name : names) {
            if (name != null) {
                rest.remove(name);
            }
        }
        return rest.toDocument();
    }

    void close() {
        if (ending != null) {
            ending.run();
            ending = null;
        }
    }
}
