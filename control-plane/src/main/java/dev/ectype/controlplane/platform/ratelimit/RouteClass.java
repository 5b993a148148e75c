package dev.ectype.controlplane.platform.ratelimit;

import java.util.Locale;

/** Routes whose requests are counted together, because they cost alike. */
public enum RouteClass {
    READ,
    WRITE,
    EXPORT;

    /** Its name as the policy that clients are told of. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
