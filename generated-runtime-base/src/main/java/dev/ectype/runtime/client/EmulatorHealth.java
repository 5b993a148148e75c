package dev.ectype.runtime.client;

import dev.ectype.runtime.json.Document;

/**
 * What an emulator says of itself.
 *
 * @param position how many writes lie behind its state
 */
public record EmulatorHealth(ApiVersion api, long position) {
    static EmulatorHealth of(Document reply) {
        return new EmulatorHealth(
                ApiVersion.of(ReplyMembers.part(reply, "api")), ReplyMembers.number(reply, "position"));
    }
}
