package dev.ectype.controlplane.event;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.ectype.controlplane.platform.event.Actor;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Represents an event of an organization in responses. */
public record Event(
        @Schema(example = "evt_01k9a3q0e8f6ta1w5y0n4m7b2c") String id,

        @Schema(description = "Type of the event, as noun.verb.", example = "project.created")
        String kind,

        Actor actor,

        @Schema(description = "The changed resource.", example = "prj_01k9a3q0e8f6ta1w5y0n4m7b2c")
        String target,

        @Schema(description = "Changed members with old and new values.")
        List<MemberChange> changes,

        @Schema(description = "IP address of the client.", example = "127.0.0.1") @Nullable
        String address,

        @Schema(example = "01997e0c1c3a7c64b7a3b8c6e1a0f3d2") @Nullable
        String requestId,

        @Schema(example = "2026-01-31T12:00:00.000Z") Instant at,

        @Schema(
                description = "Position in the event chain of the organization; set seconds after the event.",
                example = "42")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Long position,

        @Schema(
                description = "SHA-256 of the previous hash and of the event.",
                example = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        String hash) {
    /** Returns the event with its position in the chain. */
    Event sealed(long at, @Nullable String with) {
        return new Event(id, kind, actor, target, changes, address, requestId, this.at, at, with);
    }
}
