package dev.ectype.runtime.state.journal;

import java.security.MessageDigest;
import org.jspecify.annotations.Nullable;

/** The entries of a journal and their hashes, which are made behind the writes: whoever writes waits for none. */
final class HashedEntries {
    private static final int HASHED_AT_ONCE = 256;

    private final Object lock;
    private final SegmentRing ring;
    private final HashChain chain = new HashChain();
    private boolean isHashing;

    /** Takes what is locked while the entries change. */
    HashedEntries(Object lock, JournalLimits limits, @Nullable JournalBudget budget) {
        this.lock = lock;
        ring = new SegmentRing(limits, budget, this::hashed);
    }

    SegmentRing ring() {
        return ring;
    }

    /** The hash of an entry that is remembered. */
    String hash(long ordinal) {
        hashed(ordinal + 1);
        return chain.of(ordinal);
    }

    /** The first remembered entry that does not fit its hash any more, or -1. */
    long broken() {
        return chain.broken(ring);
    }

    /** Lets nothing before an ordinal be without its hash. */
    private void hashed(long ordinal) {
        chain.hashUpTo(ordinal, ring);
    }

    /** Has what was written hashed soon, once it is worth it. */
    void later() {
        if (!isHashing && ring.next() - chain.hashed() >= HASHED_AT_ONCE) {
            isHashing = true;
            HashingThread.later(this::hashBehind);
        }
    }

    /** On a thread of its own, which holds nobody up while it works. */
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
            isHashing = ring.next() - chain.hashed() >= HASHED_AT_ONCE;
            return isHashing ? chain.work(ring, HASHED_AT_ONCE) : null;
        }
    }
}
