package dev.ectype.controlplane.emulator;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Whether an emulator runs, as far as is known. */
public enum EmulatorStatus {
    /** It was heard of lately. */
    ALIVE,
    /** It was not, and did not say that it ends. */
    LOST,
    /** It said that it ends. */
    STOPPED;

    @JsonValue
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
