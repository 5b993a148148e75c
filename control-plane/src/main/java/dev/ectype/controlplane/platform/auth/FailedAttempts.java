package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.address.AddressBuckets;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.time.Duration;
import java.util.List;
import org.springframework.stereotype.Component;

/** Limits unknown credentials per client address, so that nobody can guess one. */
@Component
final class FailedAttempts {
    private final AddressBuckets buckets;

    FailedAttempts(Settings settings) {
        this.buckets = new AddressBuckets(settings.failedAttempts(), Duration.ofMinutes(1));
    }

    /** Counts an unknown credential of an address and returns the error: the rejection, or the limit. */
    ServiceException answer(String address, ServiceException refusal) {
        long wait = buckets.take(address);
        if (wait == 0) {
            return refusal;
        }
        return new ServiceException(
                        ErrorCode.RATE_LIMITED,
                        "Too many unknown credentials were sent from your address; send a valid one, or wait " + wait
                                + " s.")
                .with("violated-policies", List.of("credentials"))
                .header("Retry-After", Long.toString(wait));
    }
}
