package dev.ectype.runtime.state.journal;

import java.security.MessageDigest;
import org.jspecify.annotations.Nullable;

/** Stores the entries of a journal and hashes them in the background, so that no writer waits. */
final class HashedEntries {
    private static final int MOST_AT_ONCE = 1_024;
    private static final int FEWEST_AT_ONCE = 256;

    private final Object lock;
    private final SegmentRing ring;
    private final HashChain chain = new HashChain();
    private boolean isHashing;

    /** Creates the store with the lock that protects its changes. */
    HashedEntries(Object lock, JournalLimits limits, @Nullable JournalBudget budget) {
        this.lock = lock;
        ring = new SegmentRing(limits, budget, this::hashed);
    }

    SegmentRing ring() {
        return ring;
    }

    /** Returns the hash of a journaled entry. */
    String hash(long ordinal) {
        hashed(ordinal + 1);
        return chain.of(ordinal);
    }

    /** Returns the first journaled entry that does not match its hash, or -1. */
    long broken() {
        return chain.broken(ring);
    }

    /** Hashes all entries before an ordinal. */
    private void hashed(long ordinal) {
        chain.hashUpTo(ordinal, ring);
    }

    /** Schedules the hashing of new entries if there are enough. */
    void later() {
        if (!isHashing && hasEnough()) {
            isHashing = true;
            HashingThread.later(this::hashBehind);
        }
    }

    /**
     * Returns true if enough entries wait to be worth waking a thread, but not so many that a small journal evicts them before
     * that.
     */
    private boolean hasEnough() {
        long quarter = (ring.next() - ring.first()) / 4;
        return ring.next() - chain.hashed() >= Math.max(FEWEST_AT_ONCE, Math.min(MOST_AT_ONCE, quarter));
    }

    /** Hashes entries on a background thread without blocking writers. */
    private void hashBehind() {
        MessageDigest digest = HashChain.sha256();
        HashTask work = nextWork(null);
        while (work != null) {
            work.run(digest);
            work = nextWork(work);
        }
    }

    private @Nullable HashTask nextWork(@Nullable HashTask done) {
        synchronized (lock) {
            if (done != null) {
                chain.accept(done, ring);
            }
            isHashing = hasEnough();
            return isHashing ? chain.work(ring, MOST_AT_ONCE) : null;
        }
    }
}
