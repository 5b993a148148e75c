package dev.ectype.launcher.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/** Forwards the lines that a process prints, and keeps the last ones. */
public final class PrintedLines {
    private static final int KEPT = 10;

    private final Deque<String> last = new ArrayDeque<>();
    private final Thread thread;

    private PrintedLines(InputStream stream, Consumer<String> log) {
        thread = new Thread(() -> forward(stream, log), "ectype-output");
        thread.setDaemon(true);
    }

    /** Starts to read a stream. */
    public static PrintedLines of(InputStream stream, Consumer<String> log) {
        PrintedLines lines = new PrintedLines(stream, log);
        lines.thread.start();
        return lines;
    }

    /** Waits for the end of the stream. */
    public void await() throws InterruptedException {
        thread.join();
    }

    /** The last lines for a message, or nothing. */
    public String quoted() {
        return last.isEmpty() ? "" : ":\n  " + String.join("\n  ", last);
    }

    private void forward(InputStream stream, Consumer<String> log) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, Charset.defaultCharset()))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                log.accept(line);
                last.addLast(line);
                if (last.size() > KEPT) {
                    last.removeFirst();
                }
            }
        } catch (IOException closed) {
            // The process has ended.
        }
    }
}
