package dev.ectype.controlplane.platform.address;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;

/** Limits each client address with a token bucket on this node. It bounds the load of clients without a valid credential. */
public final class AddressBuckets {
    private static final int MOST = 100_000;
    private static final int NETWORK_BYTES = 8;
    private static final long NANOS = 1_000_000_000L;

    private final long quota;
    private final Duration window;
    private final Cache<String, Bucket> buckets;

    /**
     * @param quota the number of tokens per window
     * @param window the time to refill an empty bucket
     */
    public AddressBuckets(long quota, Duration window) {
        this.quota = quota;
        this.window = window;
        this.buckets = Caffeine.newBuilder()
                .expireAfterAccess(window.plusSeconds(1))
                .maximumSize(MOST)
                .build();
    }

    /** Takes a token of an address. Returns 0, or the seconds to wait if none is left. */
    public long take(String address) {
        ConsumptionProbe probe =
                buckets.get(network(address), network -> bucket()).tryConsumeAndReturnRemaining(1);
        return probe.isConsumed() ? 0 : (probe.getNanosToWaitForRefill() + NANOS - 1) / NANOS;
    }

    private Bucket bucket() {
        return Bucket.builder()
                .withCustomTimePrecision(TimeMeter.SYSTEM_NANOTIME)
                .addLimit(limit -> limit.capacity(quota).refillGreedy(quota, window))
                .build();
    }

    /** Returns an IPv4 address, or the /64 network of an IPv6 address, because a client usually controls its whole network. */
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
