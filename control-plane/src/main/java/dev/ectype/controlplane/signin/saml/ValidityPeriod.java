package dev.ectype.controlplane.signin.saml;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Compares times of an identity provider with the time of this service provider, whose clocks may differ by a minute. */
final class ValidityPeriod {
    static final Duration SKEW = Duration.ofSeconds(60);

    private final Instant now;
    private Instant end = Instant.MAX;

    ValidityPeriod(Instant now) {
        this.now = now;
    }

    /** Refuses a time in the future. */
    void checkBegin(String part, @Nullable Instant begin) throws SamlRefused {
        if (begin != null && begin.isAfter(now.plus(SKEW))) {
            throw new SamlRefused(
                    SamlRefusal.NOT_YET_VALID,
                    part + " is " + begin + ", but it is " + now + " and " + SKEW.toSeconds()
                            + " s of difference are allowed.");
        }
    }

    /** Refuses an end that has passed. */
    void checkEnd(String part, @Nullable Instant notOnOrAfter) throws SamlRefused {
        if (notOnOrAfter == null) {
            return;
        }
        if (!now.minus(SKEW).isBefore(notOnOrAfter)) {
            throw new SamlRefused(
                    SamlRefusal.EXPIRED,
                    part + " is " + notOnOrAfter + ", but it is " + now + " and " + SKEW.toSeconds()
                            + " s of difference are allowed.");
        }
        if (notOnOrAfter.isBefore(end)) {
            end = notOnOrAfter;
        }
    }

    /** Returns the time from which one of the checks above refuses. */
    Instant usableUntil() {
        return end.plus(SKEW);
    }
}
