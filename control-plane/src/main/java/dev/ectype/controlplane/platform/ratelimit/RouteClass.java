package dev.ectype.controlplane.platform.ratelimit;

import java.util.Locale;

/** Lists the classes of routes with a common rate limit, by cost. */
public enum RouteClass {
    READ,
    WRITE,
    EXPORT;

    /** Returns its name in the policy header. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
