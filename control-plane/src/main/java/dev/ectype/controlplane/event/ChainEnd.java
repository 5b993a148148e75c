package dev.ectype.controlplane.event;

import io.swagger.v3.oas.annotations.media.Schema;

/** Identifies the last inspected position of a chain. */
public record ChainEnd(
        @Schema(example = "4711") long position,

        @Schema(example = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08")
        String hash) {}
