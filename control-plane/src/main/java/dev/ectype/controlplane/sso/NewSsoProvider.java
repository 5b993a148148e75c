package dev.ectype.controlplane.sso;

import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.text.TextDeserializer;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.annotation.JsonDeserialize;

/** Represents a request to register a provider, with the common members and those of its type. */
public record NewSsoProvider(
        @Schema(example = "oidc") @NotNull(message = "is missing")
        SsoType type,

        @Schema(description = "Label of the button on the sign-in page.", example = "Acme Login")
        @NotNull(message = "is missing")
        @Size(min = 1, max = 100, message = "must have 1 to 100 characters")
        String name,

        @Schema(description = "E-mail domain of the users.", example = "acme.example.com")
        @NotNull(message = "is missing")
        String emailDomain,

        @Schema(description = "saml: entity id of the provider.")
        @Nullable
        @Size(max = URL, message = "must have at most 2000 characters")
        String entityId,

        @Schema(description = "saml: sign-in URL of the provider.")
        @Nullable
        @Size(max = URL, message = "must have at most 2000 characters")
        String ssoUrl,

        @Schema(description = "saml: signing certificate of the provider, in PEM.")
        @Nullable
        @JsonDeserialize(using = TextDeserializer.Multiline.class)
        @Size(max = PEM, message = "must have at most 20000 characters")
        String certificate,

        @Schema(
                description = "oidc: issuer URL, without /.well-known/openid-configuration.",
                example = "https://idp.example.com")
        @Nullable
        @Size(max = URL, message = "must have at most 2000 characters")
        String issuer,

        @Schema(description = "oidc: client id.", example = "ectype")
        @Nullable
        @Size(min = 1, max = 500, message = "must have 1 to 500 characters")
        String clientId,

        @Schema(description = "oidc: never returned.", example = "s3cr3t", format = "password")
        @Nullable
        @Size(min = 1, max = 2000, message = "must have 1 to 2000 characters")
        String clientSecret,

        @Schema(description = "Scope of new users without a mapped group; by default read.", example = "read") @Nullable
        Scope defaultScope,

        @Schema(description = "Scopes of the users by their groups at the provider.") @Nullable @Valid
        RoleMapping roleMapping,

        @Schema(
                description =
                        "Whether users of the domain must sign in with the provider; by default passwords work as well.",
                example = "false")
        @Nullable
        Boolean required,

        @Schema(description = "saml: binding of sign-in requests; by default redirect.", example = "redirect") @Nullable
        SsoBinding ssoBinding,

        @Schema(description = "Whether the provider signs users in; by default true.", example = "true") @Nullable
        Boolean enabled) {
    static final int URL = 2000;
    static final int PEM = 20000;

    ProviderMembers members() {
        return new ProviderMembers(entityId, ssoUrl, certificate, issuer, clientId, clientSecret);
    }

    /** Returns the same provider with a domain and members in the form that is stored. */
    NewSsoProvider with(String domain, ProviderMembers members) {
        return new NewSsoProvider(
                type,
                name,
                domain,
                members.entityId(),
                members.ssoUrl(),
                members.certificate(),
                members.issuer(),
                members.clientId(),
                members.clientSecret(),
                defaultScope,
                roleMapping,
                required,
                ssoBinding,
                enabled);
    }

    SignInOptions options() {
        return new SignInOptions(
                enabled, defaultScope, Optional.ofNullable(roleMapping), required, Optional.ofNullable(ssoBinding));
    }

    /** Omits members that must not appear in a log. */
    @Override
    public String toString() {
        return "NewSsoProvider[" + type + ", " + emailDomain + "]";
    }
}
