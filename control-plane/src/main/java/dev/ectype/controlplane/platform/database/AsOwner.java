package dev.ectype.controlplane.platform.database;

/**
 * Runs the work of this thread as owner of the tables, who sees all organizations, until it is closed. Statements and events still name
 * their organization.
 */
public final class AsOwner implements AutoCloseable {
    private static final ThreadLocal<Boolean> ENTERED = ThreadLocal.withInitial(() -> false);

    private AsOwner() {}

    public static AsOwner enter() {
        if (ENTERED.get()) {
            throw new IllegalStateException("A statement of the owner is already running.");
        }
        ENTERED.set(true);
        return new AsOwner();
    }

    static boolean isEntered() {
        return ENTERED.get();
    }

    @Override
    public void close() {
        ENTERED.remove();
    }
}
