package dev.ectype.controlplane.sso;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Lists the protocols of identity providers. */
public enum SsoType {
    SAML,
    OIDC;

    static SsoType of(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }

    @JsonValue
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
