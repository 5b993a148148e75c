package dev.ectype.controlplane.identity;

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

        Organization organization) {
    /** Represents the organization of the current user. */
    @Schema(name = "CallerOrganization")
    record Organization(
            @Schema(example = "org_01k9a3q0e8f6ta1w5y0n4m7b2c")
            String id,

            @Schema(example = "acme") String slug,
            @Schema(example = "Acme") String name,
            @Schema(example = "team") Plan plan) {}
}
