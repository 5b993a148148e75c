package dev.ectype.runtime.client;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;

/** The clock of an emulator: it stands still between writes, and goes where it is sent. */
public final class ClockCalls {
    private static final String ROUTE = "clock";

    private final ControlClient line;

    ClockCalls(ControlClient line) {
        this.line = line;
    }

    /** The time that the next request sees. */
    public Instant now() {
        return line.get(ROUTE, ClockCalls::time);
    }

    /** Whether the clock is the emulator's own, so that it can be moved. */
    public boolean isLogical() {
        return line.get(ROUTE, reply -> ReplyMembers.text(reply, "mode")).equals("logical");
    }

    /** Lets time pass; gives the time that it is then. */
    public Instant advance(Duration time) {
        return move("advance", time.toString());
    }

    /** Sets the time; gives it as the emulator tells it. */
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
        String told = ReplyMembers.text(reply, "clock");
        try {
            return Instant.parse(told);
        } catch (DateTimeException malformed) {
            throw new ReplyMembers.Unexpected("its clock says \"" + told + "\", which is no time");
        }
    }
}
