package dev.ectype.controlplane.session;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.ectype.controlplane.platform.id.IdKind;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Represents a session in responses. The token is present only in the response that creates it. */
public record Session(
        @Schema(example = "ses_01k9a3q0e8f6ta1w5y0n4m7b2c") String id,

        @Schema(description = "The member who signed in.", example = "usr_01k9a3q0e8f6ta1w5y0n4m7b2c")
        String user,

        @Schema(example = "cookie") SessionKind kind,
        @Schema(example = "oidc") SignInMethod method,

        @Schema(description = "Identity provider of the sign-in.", example = "sso_01k9a3q0e8f6ta1w5y0n4m7b2c") @Nullable
        String provider,

        @Schema(description = "The only origin whose pages may use the session.", example = "https://tools.example.com")
        @Nullable
        String origin,

        @Schema(description = "User-Agent header of the sign-in.", example = "Mozilla/5.0") @Nullable
        String agent,

        @Schema(description = "Client address of the sign-in.", example = "192.0.2.7") @Nullable
        String address,

        @Schema(example = "2026-01-31T12:00:00.000Z") Instant createdAt,

        @Schema(description = "Precise to a minute.", example = "2026-01-31T12:00:00.000Z") @Nullable
        Instant lastUsedAt,

        @Schema(description = "The end of the session, earlier without use.", example = "2026-02-07T12:00:00.000Z")
        Instant expiresAt,

        @Schema(description = "Whether the request used this session.", example = "true")
        boolean current,

        @Schema(description = "The bearer token; only in this response.", example = "kq3v…")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        String token) {
    /** Marks the session of a request. */
    Session asSeenBy(UUID credential) {
        return with(id.equals(IdKind.SESSION.text(credential)), token);
    }

    Session withToken(String secret) {
        return with(current, secret);
    }

    private Session with(boolean isCurrent, @Nullable String secret) {
        return new Session(
                id,
                user,
                kind,
                method,
                provider,
                origin,
                agent,
                address,
                createdAt,
                lastUsedAt,
                expiresAt,
                isCurrent,
                secret);
    }
}
