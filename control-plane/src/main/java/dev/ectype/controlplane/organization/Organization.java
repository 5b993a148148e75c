package dev.ectype.controlplane.organization;

import dev.ectype.controlplane.platform.Plan;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;

/** Represents an organization in responses to its members. */
public record Organization(
        @Schema(example = "org_01k9a3q0e8f6ta1w5y0n4m7b2c") String id,
        @Schema(example = "acme") String slug,
        @Schema(example = "Acme") String name,
        @Schema(example = "team") Plan plan,
        @Schema(example = "2026-01-31T12:00:00.000Z") Instant createdAt) {}
