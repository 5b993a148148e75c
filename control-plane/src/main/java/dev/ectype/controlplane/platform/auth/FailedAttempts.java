package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.address.AddressBuckets;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.time.Duration;
import java.util.List;
import org.springframework.stereotype.Component;

/** Counts unknown credentials by the address that they came from, so that nobody finds one by trying. */
@Component
final class FailedAttempts {
    private final AddressBuckets buckets;

    FailedAttempts(Settings settings) {
        this.buckets = new AddressBuckets(settings.failedAttempts(), Duration.ofMinutes(1));
    }

    /** The answer to one more unknown credential from an address: the refusal itself, or that there were too many. */
    ServiceException answer(String address, ServiceException refusal) {
        long wait = buckets.take(address);
        if (wait == 0) {
            return refusal;
        }
        return new ServiceException(
                        ErrorCode.RATE_LIMITED,
                        "Too many unknown credentials came from your address; send a valid one, or wait " + wait
                                + " s.")
                .with("violated-policies", List.of("credentials"))
                .header("Retry-After", Long.toString(wait));
    }
}
