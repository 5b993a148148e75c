package dev.ectype.controlplane.organization;

import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/** Represents a request to change the caller's organization; an absent member stays unchanged. */
public record OrganizationChanges(
        @Schema(example = "Acme Incorporated")
        @Nullable
        @Size(min = 1, max = 100, message = "must have 1 to 100 characters")
        String name) {}
