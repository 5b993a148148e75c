package dev.ectype.cli.remote;

import dev.ectype.compiler.json.JsonObject;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/**
 * What an emulator says about itself.
 *
 * @param reply its own words; nothing where it is not healthy
 * @param reason why it is not healthy; null if it is
 */
public record HealthResult(
        URI address, JsonObject reply, @Nullable String reason) {
    static HealthResult healthy(URI address, JsonObject reply) {
        return new HealthResult(address, reply, null);
    }

    static HealthResult unhealthy(URI address, String fault) {
        return new HealthResult(address, JsonObject.EMPTY, fault);
    }
}
