package dev.ectype.cli.terminal;

import java.io.PrintWriter;

/**
 * Prints the progress of work that takes longer than a second on standard error: a redrawn line on a terminal, else a plain line every ten
 * seconds. It writes carriage returns, but no escape sequences.
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

    /** Starts the progress of some work, named for example `compiling openapi.yaml`. */
    public static ProgressLine of(Terminal terminal, String work) {
        return of(terminal, work, DEFAULT_TIMES);
    }

    /**
     * Holds the intervals of the output in milliseconds.
     *
     * @param delay the time before the first output
     * @param redrawInterval the interval between redraws of the line
     * @param repeatInterval the interval between plain lines
     */
    record Times(long delay, long redrawInterval, long repeatInterval) {}

    static ProgressLine of(Terminal terminal, String work, Times times) {
        boolean plain = terminal.variable("NO_COLOR") != null || "dumb".equals(terminal.variable("TERM"));
        return new ProgressLine(terminal.err(), terminal.isInteractive(StandardStream.ERR) && !plain, times, work);
    }

    /** Starts the timer thread on the first progress report; short work, such as a start from the cache, needs none. */
    private void watch() {
        if (!ticking) {
            ticking = true;
            Thread ticks = new Thread(this::tick, "progress");
            ticks.setDaemon(true);
            ticks.start();
        }
    }

    /** Changes the name of the work. */
    public synchronized void work(String newWork) {
        work = newWork;
        stage = "";
        watch();
    }

    /** Reports the stage that begins now, such as `infer`. */
    public synchronized void stage(String newStage) {
        stage = newStage;
        watch();
    }

    /** Reports the finished share of the work. */
    public synchronized void step(long finished, long all) {
        done = finished;
        total = all;
        watch();
    }

    /** Erases the drawn line before other output; the next tick draws it again. */
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
        // A wrapped line cannot be redrawn, and the end of a path is more specific than its beginning.
        boolean fits = !redrawsLine || work.length() <= left;
        return line.append(fits ? work : "..." + work.substring(work.length() - Math.max(0, left - 3)))
                .append(end)
                .toString();
    }

    private long millis() {
        return (System.nanoTime() - startNanos) / 1_000_000;
    }
}
