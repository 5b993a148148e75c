package dev.ectype.runtime.grpc;

import dev.ectype.runtime.http.Delivery;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Holds the timeout of a call in milliseconds, unlimited without a {@code grpc-timeout}. */
record Deadline(long millis) {
    private static final Pattern TIMEOUT = Pattern.compile("([0-9]{1,8})([HMSmun])");
    private static final long NEVER = Long.MAX_VALUE;

    /** Reads {@code grpc-timeout}. */
    static Deadline of(@Nullable String timeout) throws GrpcFailure {
        if (timeout == null) {
            return new Deadline(NEVER);
        }
        Matcher matcher = TIMEOUT.matcher(timeout);
        if (!matcher.matches()) {
            throw new GrpcFailure(
                    StatusCode.INTERNAL,
                    "grpc-timeout is \"" + timeout + "\", expected up to eight digits and H, M, S, m, u or n");
        }
        long count = Long.parseLong(matcher.group(1));
        return new Deadline(
                switch (matcher.group(2).charAt(0)) {
                    case 'H' -> count * 3_600_000;
                    case 'M' -> count * 60_000;
                    case 'S' -> count * 1000;
                    case 'm' -> count;
                    case 'u' -> count / 1000;
                    default -> count / 1_000_000;
                });
    }

    /** Returns the shorter of this timeout and another one in milliseconds, where 0 is none. */
    long limit(long other) {
        return millis == NEVER ? other : other == 0 ? Math.max(1, millis) : Math.min(Math.max(1, millis), other);
    }

    /** Returns true if the timeout ends before the delivery of a reply. */
    boolean isBefore(Delivery delivery) {
        return millis != NEVER && (delivery.delay() > millis || delivery.mode() == Delivery.Mode.NEVER);
    }
}
