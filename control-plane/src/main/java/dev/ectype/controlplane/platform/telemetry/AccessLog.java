package dev.ectype.controlplane.platform.telemetry;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.UnsynchronizedAppenderBase;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Writes access log lines to standard error in batches, because a system call for each would cost as much as the authentication. A killed
 * process loses the last batch.
 */
public final class AccessLog extends UnsynchronizedAppenderBase<ILoggingEvent> {
    static final long MOMENT_MILLIS = 20;
    private static final int MOST_BYTES = 8_192;

    private final ByteArrayOutputStream lines = new ByteArrayOutputStream(2 * MOST_BYTES);
    private final PrintStream target;
    private final Thread writer = new Thread(this::write, "access-log");

    public AccessLog() {
        this(System.err);
    }

    AccessLog(PrintStream target) {
        this.target = target;
        writer.setDaemon(true);
    }

    @Override
    public void start() {
        super.start();
        writer.start();
    }

    /** Writes the remaining lines. */
    @Override
    public void stop() {
        super.stop();
        writer.interrupt();
        flush();
    }

    @Override
    protected void append(ILoggingEvent event) {
        byte[] line = event.getFormattedMessage().getBytes(StandardCharsets.UTF_8);
        synchronized (lines) {
            if (lines.size() == 0) {
                lines.notifyAll();
            }
            lines.writeBytes(line);
            lines.write('\n');
            if (lines.size() >= MOST_BYTES) {
                flush();
            }
        }
    }

    private void write() {
        try {
            while (true) {
                synchronized (lines) {
                    while (lines.size() == 0) {
                        lines.wait();
                    }
                }
                Thread.sleep(MOMENT_MILLIS);
                flush();
            }
        } catch (InterruptedException stopped) {
            // The stopping thread writes the rest.
        }
    }

    private void flush() {
        synchronized (lines) {
            target.write(lines.toByteArray(), 0, lines.size());
            target.flush();
            lines.reset();
        }
    }
}
