package dev.ectype.controlplane.project;

import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Represents a project in responses. */
public record Project(
        @Schema(example = "prj_01k9a3q0e8f6ta1w5y0n4m7b2c") String id,

        @Schema(description = "Unique within the organization; never changes.", example = "shop")
        String slug,

        @Schema(example = "Shop") String name,
        @Schema(example = "The shop's checkout.") @Nullable String description,
        @Schema(example = "2026-01-31T12:00:00.000Z") Instant createdAt,
        @Schema(example = "2026-01-31T12:00:00.000Z") Instant updatedAt,

        @Schema(description = "Time at which the project was archived; null if lists contain it.") @Nullable
        Instant archivedAt) {}
