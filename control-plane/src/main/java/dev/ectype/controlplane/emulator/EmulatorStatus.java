package dev.ectype.controlplane.emulator;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Lists the known states of an emulator. */
public enum EmulatorStatus {
    /** The last heartbeat is recent. */
    ALIVE,
    /** Heartbeats are missing, and the emulator did not deregister. */
    LOST,
    /** The emulator deregistered. */
    STOPPED;

    @JsonValue
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
