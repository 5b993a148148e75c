package dev.ectype.runtime.emulator.reply;

import java.time.Instant;

/**
 * Holds the inputs of a reply besides its request.
 *
 * @param seed the seed of generated values
 * @param now the time, in milliseconds since 1970
 * @param origin the scheme, host and port of links
 */
public record ReplyEnvironment(long seed, long now, String origin) {
    public Instant instant() {
        return Instant.ofEpochMilli(now);
    }
}
