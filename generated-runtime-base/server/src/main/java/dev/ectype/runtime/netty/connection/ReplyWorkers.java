package dev.ectype.runtime.netty.connection;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Runs long work for replies on one thread, which exists only while there is work. */
public final class ReplyWorkers implements AutoCloseable {
    private static final int MOST_WAITING = 256;

    private final ThreadPoolExecutor thread =
            new ThreadPoolExecutor(0, 1, 5, TimeUnit.SECONDS, new LinkedBlockingQueue<>(MOST_WAITING), work -> {
                Thread made = new Thread(work, "long-replies");
                made.setDaemon(true);
                return made;
            });

    /** Runs work; throws {@link java.util.concurrent.RejectedExecutionException} if there is too much or the server is closed. */
    void execute(Runnable work) {
        thread.execute(work);
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
