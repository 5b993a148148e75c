package dev.ectype.controlplane.scim.token;

import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Represents a request to create the SCIM token of a provider. */
public record NewScimToken(
        @Schema(description = "The end of the token; it has none by default.", example = "2036-01-31T12:00:00.000Z")
        @Nullable
        Instant expiresAt) {}
