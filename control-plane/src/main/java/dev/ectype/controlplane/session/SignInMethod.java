package dev.ectype.controlplane.session;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Lists the ways to begin a session. */
public enum SignInMethod {
    OIDC,
    SAML,
    PASSWORD,
    LINK,
    DEVICE;

    /** Parses a method of the database. */
    static SignInMethod of(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }

    @JsonValue
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
