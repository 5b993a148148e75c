package dev.ectype.compiler.source.query;

/** Counts the steps of a computation on untrusted input and ends it at a limit. */
public final class WorkBudget {
    private final long limit;
    private long steps;

    public WorkBudget(long limit) {
        this.limit = limit;
    }

    /** Counts one step. */
    public void step() {
        spend(1);
    }

    /**
     * Counts several steps.
     *
     * @throws WorkExceeded if the limit is reached
     */
    public void spend(long count) {
        steps += count;
        if (steps > limit) {
            throw new WorkExceeded();
        }
    }
}
