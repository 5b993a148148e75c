package dev.ectype.controlplane.replay;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Lists the states of a replay. */
public enum ReplayState {
    RUNNING,
    COMPLETED,
    FAILED;

    @JsonValue
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    static ReplayState of(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }
}
