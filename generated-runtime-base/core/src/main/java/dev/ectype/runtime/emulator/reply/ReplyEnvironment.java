package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.schema.fit.Filling;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.keyword.Direction;
import java.time.Duration;
import java.time.Instant;

/**
 * Holds the inputs of a reply besides its request.
 *
 * @param seed the seed of generated values
 * @param fills whether optional members of generated responses have values
 * @param now the time, in milliseconds since 1970
 * @param origin the scheme, host and port of links
 */
public record ReplyEnvironment(long seed, boolean fills, long now, String origin) {
    public Instant instant() {
        return Instant.ofEpochMilli(now);
    }

    /** Returns the same inputs for a reply without generated optional members. */
    public ReplyEnvironment withoutFilling() {
        return new ReplyEnvironment(seed, false, now, origin);
    }

    /** Returns the same inputs one day later. */
    ReplyEnvironment later() {
        return new ReplyEnvironment(seed, fills, now + Duration.ofDays(1).toMillis(), origin);
    }

    /**
     * Returns the inputs of a generated response.
     *
     * @param resource the resource or operation, which the values depend on
     * @param id the identifier of the instance, or another key
     * @param stored the path of the stored value in the response
     */
    public FitContext fitting(String resource, String id, MemberPath stored) {
        return FitContext.of(seed, instant(), Direction.REPLY)
                .instance(resource, id)
                .filling(fills ? Filling.around(stored) : Filling.NONE);
    }
}
