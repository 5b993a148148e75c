package dev.ectype.runtime.emulator.context;

import dev.ectype.runtime.server.ServerLog;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.Comparator;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Detects when objects that survive garbage collections fill too much of the heap for more state. Without a memory pool
 * for surviving objects it measures nothing.
 */
public final class MemoryWatermark {
    /** The number of writes per measurement, because a measurement costs more than a small write. */
    private static final int WRITES_PER_MEASUREMENT = 64;

    private static final int BYTES_PER_MEASUREMENT = 1 << 20;
    /** The minimum free room in a small heap for requests and replies of some megabytes; a quarter of the heap at most. */
    private static final long LEAST_ROOM = 32L << 20;

    /** The interval of collections, because a full pool may contain garbage. */
    private static final long NANOS_PER_COLLECTION = TimeUnit.SECONDS.toNanos(1);
    /** The interval of collections during refusals, when the JVM allocates little and would not collect by itself. */
    private static final long NANOS_PER_REFUSING_COLLECTION = TimeUnit.SECONDS.toNanos(10);

    /** The end of the names of concurrent collectors, such as {@code ZGC Cycles} and {@code Shenandoah Cycles}. */
    private static final String CONCURRENT = " Cycles";

    private final int percent;
    private final ServerLog log;
    private @Nullable MemoryPoolMXBean pool;
    private boolean looked;
    private boolean collecting;
    private int writes;
    private int bytes;
    private long collected;
    private volatile boolean reached;

    /**
     * Creates a watermark.
     *
     * @param percent the maximum usage of the pool after a collection; 100 for all of it
     * @param log the log that receives {@link ServerLog#memoryShort}
     */
    public MemoryWatermark(int percent, ServerLog log) {
        this.percent = percent;
        this.log = log;
    }

    /** {@return the maximum usage of the pool in percent} */
    public int percent() {
        return percent;
    }

    /** {@return true if the last measurement was beyond the watermark} */
    public boolean isReached() {
        return reached;
    }

    /**
     * Decides about a write. Measures from time to time.
     *
     * @param length the size of the write in bytes
     * @return true if the write must be refused
     */
    public boolean refusesWrite(int length) {
        // Lost counts of concurrent threads only delay a measurement.
        writes++;
        bytes += length;
        if (!reached && writes < WRITES_PER_MEASUREMENT && bytes < BYTES_PER_MEASUREMENT) {
            return false;
        }
        writes = 0;
        bytes = 0;
        return measure();
    }

    /** Refuses writes until the next measurement, because an allocation failed. */
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
        if (!collecting && System.nanoTime() - collected >= pause) {
            startCollection(measured);
        }
        return reached;
    }

    /** Collects at once if all threads stop for it anyway. A concurrent collector takes seconds, during which others go on. */
    private void startCollection(MemoryPoolMXBean measured) {
        boolean concurrent = ManagementFactory.getGarbageCollectorMXBeans().stream()
                .anyMatch(collector -> collector.getName().endsWith(CONCURRENT));
        if (concurrent) {
            Thread thread = new Thread(() -> collect(measured), "memory-watermark");
            thread.setDaemon(true);
            thread.start();
            collecting = true;
        } else {
            collect(measured);
        }
    }

    private void collect(MemoryPoolMXBean measured) {
        System.gc();
        boolean full = isFull(measured);
        synchronized (this) {
            collecting = false;
            collected = System.nanoTime();
            reach(full);
        }
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
