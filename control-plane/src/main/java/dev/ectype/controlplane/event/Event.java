package dev.ectype.controlplane.event;

import dev.ectype.controlplane.platform.event.Actor;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something that happened in an organization. */
public record Event(
        @Schema(example = "evt_01k9a3q0e8f6ta1w5y0n4m7b2c") String id,

        @Schema(description = "What happened, as noun.verb.", example = "project.created")
        String kind,

        Actor actor,

        @Schema(description = "What it happened to.", example = "prj_01k9a3q0e8f6ta1w5y0n4m7b2c")
        String target,

        @Schema(description = "Which members became what.") List<MemberChange> changes,

        @Schema(description = "The address that the request came from.", example = "127.0.0.1") @Nullable
        String address,

        @Schema(example = "01997e0c1c3a7c64b7a3b8c6e1a0f3d2") @Nullable
        String requestId,

        @Schema(example = "2026-01-31T12:00:00.000Z") Instant at) {}
