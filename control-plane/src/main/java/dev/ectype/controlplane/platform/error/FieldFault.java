package dev.ectype.controlplane.platform.error;

import io.swagger.v3.oas.annotations.media.Schema;

/** Describes the violation of one field of a request. */
public record FieldFault(
        @Schema(description = "Where the field stands.", example = "name")
        String path,

        @Schema(description = "The rule that it breaks.", example = "size")
        String rule,

        @Schema(description = "What to do.", example = "must have 1 to 100 characters")
        String message) {}
