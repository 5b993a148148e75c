package dev.ectype.controlplane.identity;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Represents the current user in responses. */
record Identity(
        @Schema(
                example = "api_key",
                allowableValues = {"api_key", "session_bearer", "session_cookie"})
        String type,

        @Schema(description = "The key or user.", example = "key_01k9a3q0e8f6ta1w5y0n4m7b2c")
        String id,

        @Schema(description = "Name of the key, or e-mail address of the user.", example = "CI")
        String name,

        @Schema(example = "write") Scope scope,

        @Schema(example = "2036-01-31T12:00:00.000Z") @Nullable
        Instant expiresAt,

        Organization organization,

        @Schema(description = "The member who signed in; absent for a key.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        User user,

        @Schema(description = "The session of the request; absent for a key.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        SessionDetails session,

        @Schema(description = "The identity provider of the sign-in, if there was one.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Provider provider) {
    /** Represents the organization of the current user. */
    @Schema(name = "CallerOrganization")
    record Organization(
            @Schema(example = "org_01k9a3q0e8f6ta1w5y0n4m7b2c")
            String id,

            @Schema(example = "acme") String slug,
            @Schema(example = "Acme") String name,
            @Schema(example = "team") Plan plan) {}

    /** Represents the member who signed in. */
    @Schema(name = "CallerUser")
    record User(
            @Schema(example = "usr_01k9a3q0e8f6ta1w5y0n4m7b2c")
            String id,

            @Schema(example = "ada@example.com") String email,
            @Schema(example = "Ada Lovelace") @Nullable String name) {}

    /** Represents the session of the request. */
    @Schema(name = "CallerSession")
    record SessionDetails(
            @Schema(example = "ses_01k9a3q0e8f6ta1w5y0n4m7b2c")
            String id,

            @Schema(
                    description = "How the session began.",
                    example = "oidc",
                    allowableValues = {"oidc", "saml", "password", "link", "device"})
            String method,

            @Schema(example = "2026-01-31T12:00:00.000Z") Instant createdAt,

            @Schema(description = "The end of the session, even with use.", example = "2026-02-07T12:00:00.000Z")
            Instant expiresAt) {}

    /** Represents the identity provider of a session. */
    @Schema(name = "CallerProvider")
    record Provider(
            @Schema(example = "sso_01k9a3q0e8f6ta1w5y0n4m7b2c")
            String id,

            @Schema(example = "Acme Login") String name) {}
}
