package dev.ectype.controlplane.platform.database;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Holds the organization of this thread; transactions see only its rows. */
public final class Tenant implements AutoCloseable {
    private static final ThreadLocal<@Nullable UUID> CURRENT = new ThreadLocal<>();

    private final @Nullable UUID before;

    private Tenant(@Nullable UUID before) {
        this.before = before;
    }

    /** Sets the organization until the caller closes the result. */
    public static Tenant enter(UUID organization) {
        Tenant entered = new Tenant(CURRENT.get());
        CURRENT.set(organization);
        return entered;
    }

    static @Nullable UUID current() {
        return CURRENT.get();
    }

    @Override
    public void close() {
        if (before == null) {
            CURRENT.remove();
        } else {
            CURRENT.set(before);
        }
    }
}
