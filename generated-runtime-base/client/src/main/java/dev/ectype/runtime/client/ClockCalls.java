package dev.ectype.runtime.client;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;

/** Reads and moves the clock of an emulator, which stands still between writes. */
public final class ClockCalls {
    private static final String ROUTE = "clock";

    private final ControlClient line;

    ClockCalls(ControlClient line) {
        this.line = line;
    }

    /** {@return the time of the next request} */
    public Instant now() {
        return line.get(ROUTE, ClockCalls::time);
    }

    /** {@return true if the clock is the emulator's own and can be moved} */
    public boolean isLogical() {
        return line.get(ROUTE, reply -> ReplyMembers.text(reply, "mode")).equals("logical");
    }

    /**
     * Advances the clock.
     *
     * @param time the time to add
     * @return the new time
     * @throws Refused if the emulator uses the time of its machine
     */
    public Instant advance(Duration time) {
        return move("advance", time.toString());
    }

    /**
     * Sets the clock.
     *
     * @param time the time
     * @return the new time of the emulator
     * @throws Refused if the emulator uses the time of its machine
     */
    public Instant set(Instant time) {
        return move("set", time.toString());
    }

    private Instant move(String how, String value) {
        byte[] body = new JsonWriter()
                .beginObject()
                .name(how)
                .value(value)
                .endObject()
                .toBytes();
        return line.post(ROUTE, body, ClockCalls::time);
    }

    private static Instant time(Document reply) {
        String text = ReplyMembers.text(reply, "clock");
        try {
            return Instant.parse(text);
        } catch (DateTimeException malformed) {
            throw new ReplyMembers.Unexpected(
                    "the clock of the emulator returned \"" + text + "\", which is not a time");
        }
    }
}
