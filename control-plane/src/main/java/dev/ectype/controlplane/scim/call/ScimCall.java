package dev.ectype.controlplane.scim.call;

import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Represents the last call of a SCIM token with one method to one resource that was accepted, or the last one that was refused. */
public record ScimCall(
        @Schema(example = "POST") String method,

        @Schema(description = "The path below /scim/v2 without identifiers.", example = "Users")
        String resource,

        @Schema(description = "Whether the call was refused (status 400 or more).", example = "true")
        boolean refused,

        @Schema(description = "The HTTP status of the last call.", example = "409")
        int status,

        @Schema(
                description = "The detail of the error; null for an accepted call.",
                example = "There is already a user with the userName \"ada@acme.example.com\".")
        @Nullable
        String reason,

        @Schema(description = "The number of calls since the token was created.", example = "12")
        long calls,

        @Schema(description = "The time of the last call.", example = "2026-01-31T12:00:00.000Z")
        Instant lastAt) {}
