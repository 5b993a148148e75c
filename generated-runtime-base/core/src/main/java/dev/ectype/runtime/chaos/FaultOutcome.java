package dev.ectype.runtime.chaos;

import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.Delivery.Mode;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.MalformedContent;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.id.Dice;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects the faults of one request: an error in place of its reply, and changes of the reply. */
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

    /** Sets the rate-limit headers, both below and at the limit. */
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

    /** Returns true if a fault other than a delay is set, so that no other rule applies. */
    boolean isDecided() {
        return acting != null;
    }

    boolean isNothing() {
        return rules.isEmpty() && fields.isEmpty();
    }

    /** Returns true if the operation runs, independent of the reply. */
    public boolean isDone() {
        return acting == null || acting.done();
    }

    /** Returns the error in place of the operation's reply, or null. */
    public @Nullable Problem problem() {
        return problem;
    }

    /** Returns true if the content is malformed. */
    public boolean malforms() {
        return acting != null && acting.fault() instanceof Fault.Malformed;
    }

    /** Returns true if the content is empty. */
    public boolean empties() {
        return acting != null && acting.fault() instanceof Fault.Empty;
    }

    /** Applies the faults to a reply and names them in its headers. */
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
