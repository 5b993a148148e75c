package dev.ectype.controlplane.sso;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Holds the type-specific members of a provider in a request; null if absent. */
record ProviderMembers(
        @Nullable String entityId,
        @Nullable String ssoUrl,
        @Nullable String certificate,
        @Nullable String issuer,
        @Nullable String clientId,
        @Nullable String clientSecret) {

    /** Returns the members of a type by name. */
    Map<String, @Nullable String> of(SsoType type) {
        Map<String, @Nullable String> members = new LinkedHashMap<>();
        if (type == SsoType.SAML) {
            members.put("entityId", entityId);
            members.put("ssoUrl", ssoUrl);
            members.put("certificate", certificate);
        } else {
            members.put("issuer", issuer);
            members.put("clientId", clientId);
            members.put("clientSecret", clientSecret);
        }
        return members;
    }

    ProviderMembers withCertificate(@Nullable String checked) {
        return new ProviderMembers(entityId, ssoUrl, checked, issuer, clientId, clientSecret);
    }

    /** Omits the values, because one of them is a secret. */
    @Override
    public String toString() {
        return "ProviderMembers";
    }
}
