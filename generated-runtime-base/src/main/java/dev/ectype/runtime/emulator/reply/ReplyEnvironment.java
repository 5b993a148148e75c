package dev.ectype.runtime.emulator.reply;

import java.time.Instant;

/**
 * What a reply depends on beside its request.
 *
 * @param origin scheme, host and port that links begin with
 */
public record ReplyEnvironment(long seed, long now, String origin) {
    public Instant instant() {
        return Instant.ofEpochMilli(now);
    }
}
