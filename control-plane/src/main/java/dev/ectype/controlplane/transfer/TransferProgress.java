package dev.ectype.controlplane.transfer;

import java.util.concurrent.atomic.AtomicLong;

/** Holds the progress of an export or import, which another thread reads. */
public final class TransferProgress {
    private static final long MEGABYTE = 1_000_000;

    private final AtomicLong contents = new AtomicLong();
    private final AtomicLong bytes = new AtomicLong();
    private volatile String stage = "starting";

    void begin(String next) {
        contents.set(0);
        bytes.set(0);
        stage = next;
    }

    void count(long size) {
        contents.incrementAndGet();
        bytes.addAndGet(size);
    }

    /** Formats the progress for people. */
    public String text() {
        return contents.get() == 0
                ? stage
                : stage + ", " + contents.get() + " contents, " + bytes.get() / MEGABYTE + " MB so far";
    }
}
