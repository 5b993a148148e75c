package dev.ectype.runtime.client;

import dev.ectype.runtime.json.Document;

/**
 * Reports the API and the position of an emulator.
 *
 * @param api the emulated API
 * @param position the number of writes behind the state
 */
public record EmulatorHealth(ApiVersion api, long position) {
    static EmulatorHealth of(Document reply) {
        return new EmulatorHealth(
                ApiVersion.of(ReplyMembers.part(reply, "api")), ReplyMembers.number(reply, "position"));
    }
}
