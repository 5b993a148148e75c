package dev.ectype.controlplane.organization;

import dev.ectype.controlplane.platform.auth.Scope;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;

/** Represents the invitation of a person to an organization in responses. */
public record Invitation(
        @Schema(example = "inv_01k9a3q0e8f6ta1w5y0n4m7b2c") String id,
        @Schema(example = "ada@example.com") String email,

        @Schema(description = "Scope of the member.", example = "write")
        Scope scope,

        @Schema(example = "2026-01-31T12:00:00.000Z") Instant createdAt,
        @Schema(example = "2026-02-07T12:00:00.000Z") Instant expiresAt) {}
