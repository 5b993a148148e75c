package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Holds the suspension of an organization by the operator.
 *
 * @param reason the reason of the operator, or null
 */
public record Suspension(Instant at, @Nullable String reason) {
    /** Returns the suspension of a row; null if its organization is not suspended. */
    static @Nullable Suspension of(@Nullable Instant at, @Nullable String reason) {
        return at == null ? null : new Suspension(at, reason);
    }

    /** Returns the error for requests of the organization. */
    ServiceException refusal() {
        ServiceException refusal = new ServiceException(
                ErrorCode.FORBIDDEN,
                "The organization is suspended by the operator of this service; ask the operator to resume it.");
        return reason == null ? refusal : refusal.with("reason", reason);
    }
}
