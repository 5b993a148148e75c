package dev.ectype.runtime.server;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.Comparator;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Says when what survives garbage collections fills so much of the heap that no more state should be taken. Nothing is measured
 * where the JVM's collector has no pool for what survives.
 */
public final class MemoryWatermark {
    /** Asking the JVM costs more than a small write. */
    private static final int WRITES_PER_MEASUREMENT = 64;

    private static final int BYTES_PER_MEASUREMENT = 1 << 20;
    /** Requests and replies of some megabytes must find room in a small heap, too; or a quarter of it. */
    private static final long LEAST_ROOM = 32L << 20;

    /** A full pool may be full of garbage, which only a collection tells. */
    private static final long NANOS_PER_COLLECTION = TimeUnit.SECONDS.toNanos(1);
    /** While writes are refused little is allocated, so that no collection of the JVM's would notice what was deleted. */
    private static final long NANOS_PER_REFUSING_COLLECTION = TimeUnit.SECONDS.toNanos(10);

    private final int percent;
    private final ServerLog log;
    private @Nullable MemoryPoolMXBean pool;
    private boolean looked;
    private int writes;
    private int bytes;
    private long collected;
    private volatile boolean reached;

    /** @param percent how much of the pool may be in use after a collection; 100 for all of it */
    public MemoryWatermark(int percent, ServerLog log) {
        this.percent = percent;
        this.log = log;
    }

    public int percent() {
        return percent;
    }

    /** Whether the last measurement was beyond the watermark. */
    public boolean isReached() {
        return reached;
    }

    /**
     * Whether a write must be refused; measures now and then.
     *
     * @param length the bytes that the write brings
     */
    public boolean refusesWrite(int length) {
        // Threads that lose each other's counts measure a little later.
        writes++;
        bytes += length;
        if (!reached && writes < WRITES_PER_MEASUREMENT && bytes < BYTES_PER_MEASUREMENT) {
            return false;
        }
        writes = 0;
        bytes = 0;
        return measure();
    }

    /** Refuses writes until a measurement says otherwise, because an allocation has failed. */
    public synchronized void exhausted() {
        collected = System.nanoTime();
        reach(true);
    }

    private synchronized boolean measure() {
        if (!looked) {
            looked = true;
            pool = largestPool();
            collected = System.nanoTime() - NANOS_PER_REFUSING_COLLECTION;
        }
        MemoryPoolMXBean measured = pool;
        if (measured == null || percent >= 100 || !isFull(measured)) {
            reach(false);
            return false;
        }
        long pause = reached ? NANOS_PER_REFUSING_COLLECTION : NANOS_PER_COLLECTION;
        if (System.nanoTime() - collected >= pause) {
            System.gc();
            collected = System.nanoTime();
            reach(isFull(measured));
        }
        return reached;
    }

    private void reach(boolean now) {
        if (now && !reached) {
            log.memoryShort(percent);
        }
        reached = now;
    }

    private boolean isFull(MemoryPoolMXBean measured) {
        MemoryUsage usage = measured.getUsage();
        long most = usage.getMax();
        long room = Math.max(most - most / 100 * percent, Math.min(LEAST_ROOM, most / 4));
        return most > 0 && usage.getUsed() >= most - room;
    }

    private static @Nullable MemoryPoolMXBean largestPool() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP && pool.isCollectionUsageThresholdSupported())
                .max(Comparator.comparingLong(pool -> pool.getUsage().getMax()))
                .orElse(null);
    }
}
