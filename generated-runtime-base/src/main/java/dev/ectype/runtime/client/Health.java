package dev.ectype.runtime.client;

import dev.ectype.runtime.json.Document;

/**
 * What an emulator says of itself.
 *
 * @param position how many writes lie behind its state
 */
public record Health(ApiVersion api, long position) {
    static Health of(Document reply) {
        return new Health(ApiVersion.of(Parts.part(reply, "api")), Parts.number(reply, "position"));
    }
}
