package dev.ectype.runtime.state.journal;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Runs the hashing of all journals of this process on one thread, which exists only while there is work. */
final class HashingThread {
    private static final int PATIENCE = 10;
    private static final ThreadPoolExecutor THREAD = new ThreadPoolExecutor(
            1, 1, PATIENCE, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), HashingThread::thread);

    static {
        THREAD.allowCoreThreadTimeOut(true);
    }

    private HashingThread() {}

    static void later(Runnable work) {
        THREAD.execute(work);
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "journal-hashes");
        thread.setDaemon(true);
        return thread;
    }
}
