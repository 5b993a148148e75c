package dev.ectype.controlplane.organization;

import dev.ectype.controlplane.platform.auth.Scope;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Represents a member of an organization in responses. */
public record Member(
        @Schema(example = "usr_01k9a3q0e8f6ta1w5y0n4m7b2c") String id,
        @Schema(example = "ada@example.com") String email,
        @Schema(example = "Ada Lovelace") @Nullable String name,

        @Schema(description = "Scope of the member's sessions.", example = "write")
        Scope scope,

        @Schema(example = "2026-01-31T12:00:00.000Z") Instant createdAt) {}
