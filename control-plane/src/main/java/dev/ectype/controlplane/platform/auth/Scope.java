package dev.ectype.controlplane.platform.auth;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** What a credential allows; a greater one includes the smaller. */
public enum Scope {
    READ,
    WRITE,
    ADMIN;

    /** The scope of a text of the database. */
    public static Scope of(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }

    public boolean includes(Scope other) {
        return compareTo(other) >= 0;
    }

    @JsonValue
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
