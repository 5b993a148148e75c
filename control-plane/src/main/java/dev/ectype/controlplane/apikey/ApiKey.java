package dev.ectype.controlplane.apikey;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.ectype.controlplane.platform.auth.Scope;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Represents a key in responses. The secret is present only in the response that creates the key. */
public record ApiKey(
        @Schema(example = "key_01k9a3q0e8f6ta1w5y0n4m7b2c") String id,
        @Schema(example = "CI") String name,
        @Schema(example = "write") Scope scope,

        @Schema(description = "The first characters of the key.", example = "usk_write_1aB2")
        String prefix,

        @Schema(example = "2026-01-31T12:00:00.000Z") Instant createdAt,

        @Schema(example = "2026-01-31T12:00:00.000Z") @Nullable
        Instant lastUsedAt,

        @Schema(example = "2036-01-31T12:00:00.000Z") @Nullable
        Instant expiresAt,

        @Schema(description = "The rotated key that this key replaces.", example = "key_01k9a3q0e8f6ta1w5y0n4m7b2d")
        @Nullable
        String rotatedFrom,

        @Nullable Instant revokedAt,

        @Schema(description = "The secret key; only in this response.", example = "usk_write_1aB2…")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        String key) {
    ApiKey withSecret(String secret) {
        return new ApiKey(id, name, scope, prefix, createdAt, lastUsedAt, expiresAt, rotatedFrom, revokedAt, secret);
    }
}
