package dev.ectype.runtime.state.journal;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The one thread on which all journals of this process are hashed; it is there while there is something to do. */
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
