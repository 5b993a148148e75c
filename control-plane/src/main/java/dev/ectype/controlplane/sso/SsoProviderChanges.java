package dev.ectype.controlplane.sso;

import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.text.TextDeserializer;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Null;
import jakarta.validation.constraints.Size;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.annotation.JsonDeserialize;

/**
 * Represents a request to change a provider; an absent member stays unchanged.
 *
 * @param roleMapping the scopes by groups, empty for an explicit null; null if the member is absent
 * @param ssoBinding the binding of requests, empty for an explicit null; null if the member is absent
 * @param type the type, which is always rejected, with a clearer message than for an unknown member
 * @param emailDomain the e-mail domain, which is always rejected, like the type
 */
public record SsoProviderChanges(
        @Schema(description = "Label of the button on the sign-in page.", example = "Acme Login")
        @Nullable
        @Size(min = 1, max = 100, message = "must have 1 to 100 characters")
        String name,

        @Schema(description = "saml: entity id of the provider.")
        @Nullable
        @Size(max = NewSsoProvider.URL, message = "must have at most 2000 characters")
        String entityId,

        @Schema(description = "saml: sign-in URL of the provider.")
        @Nullable
        @Size(max = NewSsoProvider.URL, message = "must have at most 2000 characters")
        String ssoUrl,

        @Schema(description = "saml: new signing certificate of the provider, in PEM.")
        @Nullable
        @JsonDeserialize(using = TextDeserializer.Multiline.class)
        @Size(max = NewSsoProvider.PEM, message = "must have at most 20000 characters")
        String certificate,

        @Schema(description = "oidc: issuer URL, without /.well-known/openid-configuration.")
        @Nullable
        @Size(max = NewSsoProvider.URL, message = "must have at most 2000 characters")
        String issuer,

        @Schema(description = "oidc: client id.")
        @Nullable
        @Size(min = 1, max = 500, message = "must have 1 to 500 characters")
        String clientId,

        @Schema(description = "oidc: never returned.", format = "password")
        @Nullable
        @Size(min = 1, max = 2000, message = "must have 1 to 2000 characters")
        String clientSecret,

        @Schema(description = "Scope of new users without a mapped group; by default read.", example = "read") @Nullable
        Scope defaultScope,

        @Schema(description = "Scopes of the users by their groups at the provider; null removes them.") @Nullable
        Optional<@Valid RoleMapping> roleMapping,

        @Schema(
                description =
                        "Whether users of the domain must sign in with the provider; by default passwords work as well.",
                example = "false")
        @Nullable
        Boolean required,

        @Schema(
                description = "saml: binding of sign-in requests; null for the default, redirect.",
                example = "redirect")
        @Nullable
        Optional<SsoBinding> ssoBinding,

        @Schema(
                description =
                        "Whether the provider signs users in. False ends the sessions that began with it, except that of the request.",
                example = "true")
        @Nullable
        Boolean enabled,

        @Schema(hidden = true) @Nullable @Null(message = NEVER)
        JsonNode type,

        @Schema(hidden = true) @Nullable @Null(message = NEVER)
        JsonNode emailDomain) {
    private static final String NEVER = "never changes; delete the provider and register another one";

    ProviderMembers members() {
        return new ProviderMembers(entityId, ssoUrl, certificate, issuer, clientId, clientSecret);
    }

    SignInOptions options() {
        return new SignInOptions(enabled, defaultScope, roleMapping, required, ssoBinding);
    }

    /** Omits the values, because one of them is a secret. */
    @Override
    public String toString() {
        return "SsoProviderChanges";
    }
}
