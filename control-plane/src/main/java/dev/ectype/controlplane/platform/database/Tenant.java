package dev.ectype.controlplane.platform.database;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The organization that this thread works for; transactions see its rows and no others. */
public final class Tenant implements AutoCloseable {
    private static final ThreadLocal<@Nullable UUID> CURRENT = new ThreadLocal<>();

    private final @Nullable UUID before;

    private Tenant(@Nullable UUID before) {
        this.before = before;
    }

    /** Works for an organization until the result is closed. */
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
