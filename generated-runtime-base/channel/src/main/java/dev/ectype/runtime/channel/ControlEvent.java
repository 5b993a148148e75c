package dev.ectype.runtime.channel;

import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.wire.StreamEnd;

/** Writes events about a subscription itself. */
final class ControlEvent {
    private ControlEvent() {}

    /** Returns an object with the code and the sentence of a reason. */
    static String of(StreamEnd reason) {
        return new JsonWriter(128)
                .beginObject()
                .name("code")
                .value(reason.code())
                .name("message")
                .value(reason.message())
                .endObject()
                .toDocument()
                .literal();
    }
}
