package dev.ectype.cli.terminal;

import java.io.PrintWriter;

/**
 * Shows on standard error what a command is busy with, once that takes longer than a second: a line that is drawn again on a terminal,
 * else a plain line every ten seconds. It writes carriage returns, but no escape sequences.
 */
public final class ProgressLine implements AutoCloseable {
    private static final Times DEFAULT_TIMES = new Times(1_000, 200, 10_000);
    private static final int WIDTH = 20;
    private static final int LONGEST_LINE = 79;

    private final PrintWriter err;
    private final boolean redrawsLine;
    private final Times times;
    private final long startNanos = System.nanoTime();
    private String work;
    private String stage = "";
    private long done;
    private long total;
    private int drawnLength;
    private boolean ticking;
    private boolean closed;

    private ProgressLine(PrintWriter err, boolean drawn, Times times, String work) {
        this.err = err;
        this.times = times;
        this.redrawsLine = drawn;
        this.work = work;
    }

    /** Begins to watch over some work, which is named as `compiling openapi.yaml`. */
    public static ProgressLine of(Terminal terminal, String work) {
        return of(terminal, work, DEFAULT_TIMES);
    }

    /**
     * When something is shown, in milliseconds.
     *
     * @param delay how long nothing is drawn
     * @param redrawInterval how long a drawn line stays as it is
     * @param repeatInterval after what time a plain line is written, and the next
     */
    record Times(long delay, long redrawInterval, long repeatInterval) {}

    static ProgressLine of(Terminal terminal, String work, Times times) {
        boolean plain = terminal.variable("NO_COLOR") != null || "dumb".equals(terminal.variable("TERM"));
        return new ProgressLine(terminal.err(), terminal.isInteractive(StandardStream.ERR) && !plain, times, work);
    }

    /** Work that never says what it is doing, such as a start from the cache, is too short for a thread of its own. */
    private void watch() {
        if (!ticking) {
            ticking = true;
            Thread ticks = new Thread(this::tick, "progress");
            ticks.setDaemon(true);
            ticks.start();
        }
    }

    /** Other work goes on from here. */
    public synchronized void work(String other) {
        work = other;
        stage = "";
        watch();
    }

    /** The stage of the work that begins now, such as `infer`. */
    public synchronized void stage(String begun) {
        stage = begun;
        watch();
    }

    /** How much of the work is done. */
    public synchronized void step(long finished, long all) {
        done = finished;
        total = all;
        watch();
    }

    /** Takes the drawn line away, so that something else can be written; it is drawn again with the next tick. */
    public synchronized void clear() {
        if (drawnLength > 0) {
            err.print("\r" + " ".repeat(drawnLength) + "\r");
            err.flush();
            drawnLength = 0;
        }
    }

    @Override
    public synchronized void close() {
        closed = true;
        clear();
        notifyAll();
    }

    private synchronized void tick() {
        long next = redrawsLine ? times.delay : times.repeatInterval;
        try {
            while (!closed) {
                long left = next - millis();
                if (left > 0) {
                    wait(left);
                } else {
                    show();
                    next = millis() + (redrawsLine ? times.redrawInterval : times.repeatInterval);
                }
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private void show() {
        String line = line();
        if (redrawsLine) {
            err.print("\r" + line + " ".repeat(Math.max(0, drawnLength - line.length())));
            drawnLength = line.length();
        } else {
            err.println(line);
        }
        err.flush();
    }

    private String line() {
        StringBuilder line = new StringBuilder();
        if (total > 0) {
            int filled = (int) (WIDTH * Math.min(done, total) / total);
            String bar = "[" + "#".repeat(filled) + "-".repeat(WIDTH - filled) + "] ";
            line.append(redrawsLine ? bar : "")
                    .append(done)
                    .append(" of ")
                    .append(total)
                    .append(", ");
        }
        String end = (stage.isEmpty() ? "" : ": " + stage) + ", " + millis() / 1_000 + " s";
        int left = LONGEST_LINE - line.length() - end.length();
        // A line that wraps cannot be drawn over, and the end of a path says more than its beginning.
        boolean fits = !redrawsLine || work.length() <= left;
        return line.append(fits ? work : "..." + work.substring(work.length() - Math.max(0, left - 3)))
                .append(end)
                .toString();
    }

    private long millis() {
        return (System.nanoTime() - startNanos) / 1_000_000;
    }
}
