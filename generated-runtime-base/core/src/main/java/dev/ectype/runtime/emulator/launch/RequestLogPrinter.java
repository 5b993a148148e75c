package dev.ectype.runtime.emulator.launch;

import dev.ectype.runtime.server.ServerLog;
import java.io.Flushable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Logs a line per request: {@code METHOD /path STATUS operation [reason]}.
 *
 * <p>Event loops only put lines into a bounded queue, which another thread prints. Lines that find the queue full are counted
 * and dropped. After each batch the thread pauses, because an event loop that wakes it for every line would spend more time on
 * that than on the reply.
 */
public final class RequestLogPrinter implements ServerLog, AutoCloseable {
    private static final int WAITING = 4_096;
    private static final int PAUSE_MILLIS = 2;
    private static final int LONGEST = 2_000;
    private static final int FIRST_ERROR = 400;
    private static final String END = "";

    private final BlockingQueue<String> lines = new ArrayBlockingQueue<>(WAITING);
    private final AtomicLong lost = new AtomicLong();
    private final Appendable out;
    private final boolean all;
    private final boolean traced;
    private final Thread printer = new Thread(this::print, "request-log");

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
            add(method + " " + target + " " + status + (reason == null ? "" : " " + reason));
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
        try {
            lines.put(END);
            printer.join(1_000);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private void add(String line) {
        if (!lines.offer(line)) {
            lost.incrementAndGet();
        }
    }

    private void print() {
        List<String> batch = new ArrayList<>();
        try {
            do {
                batch.clear();
                batch.add(lines.take());
                lines.drainTo(batch);
                print(batch);
                Thread.sleep(PAUSE_MILLIS);
            } while (!batch.get(batch.size() - 1).equals(END));
        } catch (IOException | InterruptedException end) {
            lines.clear();
        }
    }

    private void print(List<String> batch) throws IOException {
        for (String line : batch) {
            if (!line.equals(END)) {
                out.append(printable(line)).append("\n");
            }
        }
        long missing = lost.getAndSet(0);
        if (missing > 0) {
            out.append("... and " + missing + " more\n");
        }
        if (out instanceof Flushable buffered) {
            buffered.flush();
        }
    }

    /** Cuts a line and replaces its control characters, which could forge a line or command a terminal. */
    private static String printable(String line) {
        String shortened = line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "...";
        StringBuilder printable = null;
        for (int at = 0; at < shortened.length(); at++) {
            if (Character.isISOControl(shortened.charAt(at))) {
                printable = printable == null ? new StringBuilder(shortened) : printable;
                printable.setCharAt(at, '?');
            }
        }
        return printable == null ? shortened : printable.toString();
    }
}
