package dev.ectype.runtime.chaos;

import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.problem.Problem;
import org.jspecify.annotations.Nullable;

/** Writes the rate-limit headers of replies. */
final class RateLimitHeaders {
    private RateLimitHeaders() {}

    /** Counts a request, sets the remaining limit and returns the refusal, or null. */
    static @Nullable Problem answer(RuleCounter tally, Fault.RateLimit limit, long now, FaultOutcome drawn) {
        String name = "\"" + tally.rule().name() + "\"";
        long used = tally.use(limit, now);
        long remaining = Math.max(0, limit.limit() - used);
        boolean timed = limit.seconds() > 0;
        drawn.limited(
                HeaderField.of(
                        "ratelimit-policy", name + ";q=" + limit.limit() + (timed ? ";w=" + limit.seconds() : "")),
                HeaderField.of("ratelimit", name + ";r=" + remaining + (timed ? ";t=" + limit.left(now) : "")),
                limit.limit(),
                remaining);
        if (used <= limit.limit()) {
            return null;
        }
        String span = timed ? " in " + limit.seconds() + " s" : " of " + limit.requests();
        return Problem.of(429, "too_many_requests", "only " + limit.limit() + " requests" + span + " are allowed")
                .with(HeaderField.of("retry-after", Long.toString(timed ? limit.left(now) : limit.retryAfter())));
    }
}
