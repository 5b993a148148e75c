package dev.ectype.runtime.state;

/** Observes the writes of a {@link StateEngine}. */
@FunctionalInterface
public interface StateListener {
    /**
     * Observes a write. The writer holds the lock, so the listener must be quick and must not fail.
     *
     * @param commit the committed write
     */
    void committed(Commit commit);

    /**
     * Observes that later writes, if any, do not continue the earlier ones.
     *
     * @param interruption the reason
     */
    default void interrupted(Interruption interruption) {}

    /** Lists the reasons for which writes do not continue the earlier ones. */
    enum Interruption {
        /** The whole state was restored, rewound or reset. */
        REPLACED,
        /** The sandbox was dropped, or another edition of the API took over its state. */
        CLOSED
    }
}
