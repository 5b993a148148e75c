package dev.ectype.controlplane.platform.auth;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Lists the scopes of credentials in ascending order; a greater scope includes the smaller ones. */
public enum Scope {
    READ,
    WRITE,
    ADMIN;

    /** Parses a scope of the database. */
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
