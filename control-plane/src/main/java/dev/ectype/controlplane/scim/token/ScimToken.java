package dev.ectype.controlplane.scim.token;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Represents the SCIM token of a provider in responses. The secret is present only in the response that creates it. */
public record ScimToken(
        @Schema(example = "sct_01k9a3q0e8f6ta1w5y0n4m7b2c") String id,

        @Schema(description = "The identity provider that uses the token.", example = "sso_01k9a3q0e8f6ta1w5y0n4m7b2c")
        String provider,

        @Schema(description = "The first characters of the token.", example = "scim_kq3v")
        String prefix,

        @Schema(example = "2026-01-31T12:00:00.000Z") Instant createdAt,

        @Schema(description = "Precise to a minute.", example = "2026-01-31T12:00:00.000Z") @Nullable
        Instant lastUsedAt,

        @Schema(description = "The end of the token; it has none by default.", example = "2036-01-31T12:00:00.000Z")
        @Nullable
        Instant expiresAt,

        @Schema(description = "The token; only in this response.", example = "scim_kq3v…")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        String token) {
    ScimToken withToken(String secret) {
        return new ScimToken(id, provider, prefix, createdAt, lastUsedAt, expiresAt, secret);
    }
}
