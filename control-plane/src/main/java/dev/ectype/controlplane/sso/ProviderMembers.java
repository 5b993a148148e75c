package dev.ectype.controlplane.sso;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The members of a provider that depend on its type, as a request sent them; null where it left one out. */
record ProviderMembers(
        @Nullable String entityId,
        @Nullable String ssoUrl,
        @Nullable String certificate,
        @Nullable String issuer,
        @Nullable String clientId,
        @Nullable String clientSecret) {

    /** The members that belong to a type, by their names. */
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
