package dev.ectype.controlplane.sso;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.ectype.controlplane.platform.auth.Scope;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Represents an identity provider in responses, with the members of its type and without its secret. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SsoProvider(
        @Schema(example = "sso_01k9a3q0e8f6ta1w5y0n4m7b2c") String id,
        @Schema(example = "oidc") SsoType type,

        @Schema(description = "Label of the button on the sign-in page.", example = "Acme Login")
        String name,

        @Schema(description = "E-mail domain of the users.", example = "acme.example.com")
        String emailDomain,

        @Schema(description = "saml: entity id of the provider.") @Nullable
        String entityId,

        @Schema(description = "saml: sign-in URL of the provider.") @Nullable
        String ssoUrl,

        @Schema(description = "saml: signing certificate of the provider, in PEM.") @Nullable
        String certificate,

        @Schema(description = "oidc: issuer URL.", example = "https://idp.example.com") @Nullable
        String issuer,

        @Schema(description = "oidc: client id.", example = "ectype") @Nullable
        String clientId,

        DomainVerification domainVerification,

        @Schema(description = "Scope of new users without a mapped group.", example = "read")
        Scope defaultScope,

        @Schema(description = "Scopes of the users by their groups at the provider.") @Nullable
        RoleMapping roleMapping,

        @Schema(description = "Whether users of the domain must sign in with the provider.", example = "false")
        boolean required,

        @Schema(description = "saml: binding of sign-in requests.", example = "redirect") @Nullable
        SsoBinding ssoBinding,

        @Schema(description = "Whether the provider signs users in.", example = "true")
        boolean enabled,

        @Schema(example = "2026-01-31T12:00:00.000Z") Instant createdAt) {}
