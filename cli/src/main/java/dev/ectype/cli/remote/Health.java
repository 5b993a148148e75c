package dev.ectype.cli.remote;

import dev.ectype.compiler.json.JsonObject;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/**
 * What an emulator says about itself.
 *
 * @param reply its own words; nothing where it is not healthy
 * @param fault why it is not healthy; null if it is
 */
public record Health(
        URI address, JsonObject reply, @Nullable String fault) {
    static Health up(URI address, JsonObject reply) {
        return new Health(address, reply, null);
    }

    static Health faulty(URI address, String fault) {
        return new Health(address, JsonObject.EMPTY, fault);
    }
}
