package dev.ectype.runtime.plan.queue;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Describes how an operation fetches, acknowledges and delays queued messages.
 *
 * @param done the request member with the acknowledged messages, or null
 * @param retained the request member with the messages to redeliver later, or null
 * @param seconds the request member with the redelivery delay, or null for immediate redelivery
 * @param pull the plan for fetching messages, or null
 */
public record FetchPlan(
        QueuePlan queue,
        @Nullable String done,
        @Nullable String retained,
        @Nullable String seconds,
        @Nullable Pull pull) {
    /**
     * Describes how messages are fetched.
     *
     * @param most the request member with the maximum number of messages, or null
     * @param patience the request member with the acknowledgement deadline, or null
     * @param replyAt the path of the messages in the reply; empty if the reply is one envelope
     * @param lasting true if the call stays open for later messages
     */
    public record Pull(@Nullable String most, @Nullable String patience, MemberPath replyAt, boolean lasting) {
        static Pull of(PlanObjectReader fields) {
            return new Pull(
                    fields.optionalText("most"),
                    fields.optionalText("patience"),
                    MemberPath.parse(fields.text("replyAt")),
                    fields.flag("lasting"));
        }
    }

    /** Returns true if the call stays open for later messages. */
    public boolean isLasting() {
        return pull != null && pull.lasting();
    }

    public static FetchPlan of(PlanObjectReader fields) {
        return new FetchPlan(
                Objects.requireNonNull(fields.one("queue", QueuePlan::of), "queue"),
                fields.optionalText("done"),
                fields.optionalText("kept"),
                fields.optionalText("seconds"),
                fields.one("taking", Pull::of));
    }
}
