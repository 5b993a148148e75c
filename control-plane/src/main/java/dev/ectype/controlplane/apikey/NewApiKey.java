package dev.ectype.controlplane.apikey;

import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Names;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Represents a request to create a key ({@code name}, {@code scope}, {@code expiresAt}) or to rotate one ({@code rotate}, {@code overlapSeconds}). */
public record NewApiKey(
        @Schema(example = "CI") @Nullable @Size(min = 1, max = 100, message = "must have 1 to 100 characters")
        String name,

        @Schema(example = "write") @Nullable Scope scope,

        @Schema(example = "2036-01-31T12:00:00.000Z") @Nullable
        Instant expiresAt,

        @Schema(description = "The key to rotate; excludes name, scope and expiresAt.")
        @Names(IdKind.KEY)
        @Nullable
        @Size(max = 100, message = "must have at most 100 characters")
        String rotate,

        @Schema(description = "Seconds that the old key stays valid; a day by default.")
        @Nullable
        @Min(value = 0, message = "must be 0 or more")
        @Max(value = 2592000, message = "must be at most 2592000")
        Integer overlapSeconds) {}
