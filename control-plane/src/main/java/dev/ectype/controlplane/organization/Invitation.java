package dev.ectype.controlplane.organization;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.ectype.controlplane.platform.auth.Scope;
import io.swagger.v3.oas.annotations.media.Schema;
import java.net.URI;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Somebody who may become a member. The secret of it is shown once, when it is made. */
public record Invitation(
        @Schema(example = "inv_01k9a3q0e8f6ta1w5y0n4m7b2c") String id,
        @Schema(example = "ada@example.com") String email,

        @Schema(description = "What they may do as a member.", example = "write")
        Scope scope,

        @Schema(example = "2026-01-31T12:00:00.000Z") Instant createdAt,
        @Schema(example = "2026-02-07T12:00:00.000Z") Instant expiresAt,

        @Schema(
                description = "Where the invited person accepts; shown once: send it to them.",
                example = "https://ectype.example.com/sign-in?invitation=9b1d5f2c")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        URI link) {
    Invitation withLink(URI shown) {
        return new Invitation(id, email, scope, createdAt, expiresAt, shown);
    }
}
