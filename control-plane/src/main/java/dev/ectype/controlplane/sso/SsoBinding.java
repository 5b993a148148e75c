package dev.ectype.controlplane.sso;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Lists the SAML bindings of sign-in requests: the query of a redirect, or a form. */
public enum SsoBinding {
    REDIRECT,
    POST;

    /** Parses a binding of the database. */
    static SsoBinding of(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }

    @JsonValue
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
