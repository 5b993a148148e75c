package dev.ectype.runtime.chaos;

import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.Delivery.Mode;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.state.id.Dice;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What befalls one request: an answer instead of its own, and what becomes of the reply. */
public final class FaultOutcome {
    private static final byte[] NOTHING = {};

    private final List<String> rules = new ArrayList<>(1);
    private final List<HeaderField> fields = new ArrayList<>(1);
    private final List<HeaderField> described = new ArrayList<>(0);
    private long delay;
    private @Nullable Rule acting;
    private @Nullable Dice dice;
    private @Nullable Problem problem;

    FaultOutcome() {}

    void delayed(Rule rule, long millis) {
        rules.add(rule.name());
        delay += millis;
    }

    /** Tells how much of a limit is left, whether or not it is reached. */
    void limited(HeaderField policy, HeaderField left, long limit, long remaining) {
        fields.add(policy);
        fields.add(left);
        described.add(HeaderField.of("x-ratelimit-limit", Long.toString(limit)));
        described.add(HeaderField.of("x-ratelimit-remaining", Long.toString(remaining)));
        described.add(HeaderField.of("x-ratelimit-used", Long.toString(limit - remaining)));
    }

    void decide(Rule rule, Dice rolled, @Nullable Problem answered) {
        rules.add(rule.name());
        acting = rule;
        dice = rolled;
        problem = answered;
    }

    /** Whether something else than a delay happens already, so that no other rule can act. */
    boolean isDecided() {
        return acting != null;
    }

    boolean isNothing() {
        return rules.isEmpty() && fields.isEmpty();
    }

    /** Whether the operation is done, whatever the client hears of it. */
    public boolean isDone() {
        return acting == null || acting.done();
    }

    /** What is answered instead of what the operation answers, or null. */
    public @Nullable Problem problem() {
        return problem;
    }

    /** Whether nothing of the content can be read. */
    public boolean malforms() {
        return acting != null && acting.fault() instanceof Fault.Malformed;
    }

    /** Whether nothing of the content is left. */
    public boolean empties() {
        return acting != null && acting.fault() instanceof Fault.Empty;
    }

    /** Does to a reply what befalls it, and says so. */
    public void applyTo(ReplyBuffer reply) {
        fields.forEach(reply::header);
        described.forEach(reply::replace);
        if (rules.isEmpty()) {
            return;
        }
        String names = String.join(", ", rules);
        reply.header("x-service-chaos", names);
        reply.reason((reply.reason() == null ? "" : reply.reason() + " ") + "[chaos: " + names + "]");
        Delivery delivery = delivery(reply);
        if (delay > 0 || delivery.mode() != Mode.WHOLE) {
            reply.delivery(delivery.after(delay));
        }
    }

    private Delivery delivery(ReplyBuffer reply) {
        Fault fault = acting == null ? null : acting.fault();
        if (fault instanceof Fault.Reset) {
            return Delivery.of(Mode.RESET);
        } else if (fault instanceof Fault.TimeOut) {
            return Delivery.of(Mode.NEVER);
        } else if (fault instanceof Fault.Drip drip) {
            return Delivery.dripping(drip.bytesPerSecond());
        } else if (fault instanceof Fault.Truncated truncated) {
            return truncated.bytes() >= 0 ? Delivery.cutAfter(truncated.bytes()) : Delivery.cutAt(fraction());
        } else if (fault instanceof Fault.Empty) {
            reply.body(NOTHING, 0, 0);
        } else if (fault instanceof Fault.Malformed) {
            MalformedContent.applyTo(reply, fraction());
        }
        return Delivery.late(0);
    }

    private double fraction() {
        return dice == null ? 0 : dice.at("cut").fraction();
    }
}
