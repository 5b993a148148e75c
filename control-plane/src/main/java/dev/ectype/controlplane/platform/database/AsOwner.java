package dev.ectype.controlplane.platform.database;

/**
 * What this thread does until this is closed, it does as the owner of the tables, who sees all organizations: the rows of organizations
 * are the operator's. Each statement of the application goes on to name its organization, and so do the events that tell of it.
 */
public final class AsOwner implements AutoCloseable {
    private static final ThreadLocal<Boolean> ENTERED = ThreadLocal.withInitial(() -> false);

    private AsOwner() {}

    public static AsOwner enter() {
        if (ENTERED.get()) {
            throw new IllegalStateException("The owner is at work already.");
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
