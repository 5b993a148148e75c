package dev.ectype.cli.remote;

import dev.ectype.compiler.json.JsonObject;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/**
 * Holds the result of a health check.
 *
 * @param reply the emulator's response; empty if it is not healthy
 * @param reason the reason why it is not healthy; null if it is healthy
 */
public record HealthResult(
        URI address, JsonObject reply, @Nullable String reason) {
    static HealthResult healthy(URI address, JsonObject reply) {
        return new HealthResult(address, reply, null);
    }

    static HealthResult unhealthy(URI address, String reason) {
        return new HealthResult(address, JsonObject.EMPTY, reason);
    }
}
