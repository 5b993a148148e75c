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

        @Schema(description = "Whether the member may sign in.", example = "true")
        boolean active,

        @Schema(example = "2026-01-31T12:00:00.000Z") Instant createdAt,

        @Schema(example = "2026-01-31T12:00:00.000Z") @Nullable
        Instant lastSignedInAt) {
    public Member withScope(Scope changed) {
        return new Member(id, email, name, changed, active, createdAt, lastSignedInAt);
    }

    public Member withName(@Nullable String changed) {
        return new Member(id, email, changed, scope, active, createdAt, lastSignedInAt);
    }

    public Member withActive(boolean changed) {
        return new Member(id, email, name, scope, changed, createdAt, lastSignedInAt);
    }

    public Member withEmail(String changed) {
        return new Member(id, changed, name, scope, active, createdAt, lastSignedInAt);
    }
}
