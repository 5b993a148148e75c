package dev.ectype.controlplane.replay;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Lists the reasons for which a result has no received response. */
public enum MissingResponse {
    /** The response matches the recorded one. */
    MATCH,
    /** The server did not respond. */
    NO_RESPONSE,
    /** The kept responses of the replay have reached their limit. */
    LIMIT,
    /** The replay kept no responses. */
    NOT_KEPT;

    @JsonValue
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
