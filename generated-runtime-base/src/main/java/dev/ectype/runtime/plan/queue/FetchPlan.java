package dev.ectype.runtime.plan.queue;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How an operation fetches messages that wait, and says what becomes of those that were fetched.
 *
 * @param done the member of the request that lists those that need not wait any more, or null
 * @param retained the member of the request that lists those of which it says when they are fetched again, or null
 * @param seconds the member that says so, or null where they are fetched again at once
 * @param pull how some are fetched, or null
 */
public record FetchPlan(
        QueuePlan queue,
        @Nullable String done,
        @Nullable String retained,
        @Nullable String seconds,
        @Nullable Pull pull) {
    /**
     * How messages are fetched.
     *
     * @param most the member of the request that says how many at most, or null
     * @param patience the member that says how long they are not fetched again, or null
     * @param replyAt where the reply lists them; empty where it is one envelope itself
     * @param lasting whether those that come later are fetched too
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

    /** Whether messages that come later are fetched too. */
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
