package dev.ectype.controlplane.platform.error;

import io.swagger.v3.oas.annotations.media.Schema;

/** Describes the violation of one field of a request. */
public record FieldFault(
        @Schema(description = "Path of the field.", example = "name")
        String path,

        @Schema(description = "The violated rule.", example = "size")
        String rule,

        @Schema(description = "How to correct the field.", example = "must have 1 to 100 characters")
        String message) {}
