package dev.ectype.controlplane.session;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Lists the carriers of session tokens: the cookie of a browser, or the {@code Authorization} header of a program. */
public enum SessionKind {
    COOKIE,
    BEARER;

    /** Parses a kind of the database. */
    static SessionKind of(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }

    @JsonValue
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
