package dev.ectype.controlplane.platform.auth;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;
import org.springframework.stereotype.Component;

/** Counts credentials that nobody knows by the address that they came from, so that none is found by trying. */
@Component
final class FailedAttempts {
    private static final Duration WINDOW = Duration.ofMinutes(1);
    private static final int MOST = 100_000;
    private static final int NETWORK_BYTES = 8;
    private static final long NANOS = 1_000_000_000L;

    private final int allowed;
    private final Cache<String, Bucket> buckets = Caffeine.newBuilder()
            .expireAfterAccess(WINDOW.plusSeconds(1))
            .maximumSize(MOST)
            .build();

    FailedAttempts(Settings settings) {
        this.allowed = settings.failedAttempts();
    }

    /** What one more failure from an address is answered with: the refusal itself, or that there were too many. */
    ServiceException answer(String address, ServiceException refusal) {
        ConsumptionProbe probe =
                buckets.get(network(address), wanted -> bucket()).tryConsumeAndReturnRemaining(1);
        if (probe.isConsumed()) {
            return refusal;
        }
        long wait = (probe.getNanosToWaitForRefill() + NANOS - 1) / NANOS;
        return new ServiceException(
                        ErrorCode.RATE_LIMITED,
                        "Too many unknown credentials came from your address; send a valid one, or wait " + wait
                                + " s.")
                .with("violated-policies", java.util.List.of("credentials"))
                .header("Retry-After", Long.toString(wait));
    }

    private Bucket bucket() {
        return Bucket.builder()
                .withCustomTimePrecision(TimeMeter.SYSTEM_NANOTIME)
                .addLimit(limit -> limit.capacity(allowed).refillGreedy(allowed, WINDOW))
                .build();
    }

    /** An address of IPv4, or the network of one of IPv6: whoever has one of these has them all. */
    static String network(String address) {
        if (!address.contains(":")) {
            return address;
        }
        try {
            byte[] bytes = InetAddress.getByName(address).getAddress();
            return bytes.length <= NETWORK_BYTES
                    ? address
                    : HexFormat.of().formatHex(Arrays.copyOf(bytes, NETWORK_BYTES));
        } catch (UnknownHostException noAddress) {
            return address;
        }
    }
}
