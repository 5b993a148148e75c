package dev.ectype.runtime.emulator.launch;

import dev.ectype.runtime.server.ServerLog;
import java.io.Flushable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Logs a line per request: {@code METHOD /path STATUS operation [reason]}.
 *
 * <p>Event loops only add lines to a bounded batch, which another thread prints. Lines that find the batch full are counted
 * and dropped. After each batch the thread pauses, because an event loop that wakes it for every line would spend more time on
 * that than on the reply.
 */
public final class RequestLogPrinter implements ServerLog, AutoCloseable {
    private static final int PAUSE_MILLIS = 5;
    private static final int FIRST_ERROR = 400;

    private final Object lock = new Object();
    private final Appendable out;
    private final boolean all;
    private final boolean traced;
    private final Thread printer = new Thread(this::print, "request-log");
    /** The batch that receives lines, and an empty one. */
    private LogBatch filling = new LogBatch();

    private LogBatch empty = new LogBatch();
    private boolean waiting;
    private boolean closed;

    private RequestLogPrinter(Appendable out, boolean all, boolean traced) {
        this.out = out;
        this.all = all;
        this.traced = traced;
        printer.setDaemon(true);
        printer.start();
    }

    /**
     * Creates a log of the chosen level.
     *
     * @param what {@code all}, {@code errors} or {@code none}
     * @param traced true to log failures of the emulator itself with a stack trace
     */
    public static ServerLog of(String what, Appendable out, boolean traced) {
        return what.equals("none") ? ServerLog.SILENT : new RequestLogPrinter(out, what.equals("all"), traced);
    }

    @Override
    public void replied(String method, String target, int status, @Nullable String reason) {
        if (all || status >= FIRST_ERROR) {
            synchronized (lock) {
                filling.add(method, target, status, reason);
                wake();
            }
        }
    }

    @Override
    public void memoryShort(int percent) {
        add("memory: more than " + percent + " % of the heap is in use after a collection; writes are refused with 507"
                + " until memory is free again; java -Xmx1g gives more heap");
    }

    @Override
    public void failed(String method, String target, Throwable cause) {
        add(method + " " + target + " failed: " + cause);
        if (traced) {
            for (StackTraceElement frame : cause.getStackTrace()) {
                add("  at " + frame);
            }
        }
    }

    /** Prints the waiting lines and stops. */
    @Override
    public void close() {
        synchronized (lock) {
            closed = true;
            wake();
        }
        try {
            printer.join(1_000);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private void add(String line) {
        synchronized (lock) {
            filling.add(line);
            wake();
        }
    }

    private void wake() {
        if (waiting) {
            waiting = false;
            lock.notifyAll();
        }
    }

    private void print() {
        try {
            for (LogBatch batch = next(); batch != null; batch = next()) {
                out.append(batch.take());
                if (out instanceof Flushable buffered) {
                    buffered.flush();
                }
                Thread.sleep(PAUSE_MILLIS);
            }
        } catch (IOException | InterruptedException end) {
            // Nobody reads the log any more. Further lines fill one batch and are dropped.
        }
    }

    /** Waits for lines and returns them, or null after the end of the log. */
    private @Nullable LogBatch next() throws InterruptedException {
        synchronized (lock) {
            while (filling.isEmpty() && !closed) {
                waiting = true;
                lock.wait();
            }
            LogBatch next = filling;
            filling = empty;
            empty = next;
            return next.isEmpty() ? null : next;
        }
    }
}
