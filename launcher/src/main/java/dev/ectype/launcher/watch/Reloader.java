package dev.ectype.launcher.watch;

import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.LaunchResult;
import dev.ectype.launcher.Launcher;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.carry.CarryOverResult;
import dev.ectype.runtime.plan.Plan;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Compiles a description anew whenever one of its files changes, and lets the running emulator go on as what came of it.
 *
 * <p>It looks at the files a few times a second instead of being told by the file system: not every file system tells, and
 * editors that put a new file in the place of the old one escape those who listen to the old.
 */
public final class Reloader implements AutoCloseable {
    private static final long PAUSE_MILLIS = 150;

    private final LaunchRequest request;
    private final Emulator emulator;
    private final Consumer<ReloadResult> listener;
    private final Thread thread;
    private FileStamps seen;
    private String hash;
    private volatile boolean closed;

    private Reloader(LaunchRequest request, LaunchResult running, Emulator emulator, Consumer<ReloadResult> listener) {
        this.request = request;
        this.emulator = emulator;
        this.listener = listener;
        seen = FileStamps.asRead(sources(), running.files());
        hash = emulator.plan().api().hash();
        thread = new Thread(this::watch, "ectype-watch");
        thread.setDaemon(true);
    }

    /**
     * Begins to watch.
     *
     * @param running what the request was launched as; its emulator serves
     * @param listener hears of every change, on a thread of the watch
     */
    public static Reloader start(LaunchRequest request, LaunchResult running, Consumer<ReloadResult> listener) {
        Emulator emulator = running.emulator();
        if (emulator == null) {
            throw new IllegalArgumentException("nothing is running that could be kept in step");
        }
        Reloader reloader = new Reloader(request, running, emulator, listener);
        reloader.thread.start();
        return reloader;
    }

    private List<SourceRoot> sources() {
        return request.compilation().sources();
    }

    private void watch() {
        while (!closed && pause()) {
            FileStamps now = seen.again();
            if (!now.changed(seen).isEmpty()) {
                listener.accept(reload(settled(now)));
            }
        }
    }

    private static boolean pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
            return true;
        } catch (InterruptedException closing) {
            return false;
        }
    }

    /** Whoever writes a file may need a moment to finish it. */
    private FileStamps settled(FileStamps first) {
        FileStamps before = first;
        FileStamps now = first;
        do {
            before = now;
            if (!pause()) {
                return now;
            }
            now = now.again();
        } while (!now.changed(before).isEmpty());
        return now;
    }

    private ReloadResult reload(FileStamps now) {
        long start = System.nanoTime();
        List<String> files = now.changed(seen);
        LaunchResult launched = new Launcher().boot(request);
        // What was looked at may be other files than before; those as they were when the compiler began to read.
        seen = FileStamps.now(sources(), launched.files()).beginningWith(now);
        Emulator later = launched.emulator();
        if (later == null || later.plan().api().hash().equals(hash)) {
            return new ReloadResult(files, launched.diagnostics(), null, null, since(start));
        }
        Plan before = emulator.plan();
        CarryOverResult carried = emulator.continueAs(later);
        hash = later.plan().api().hash();
        EditionDifference difference = EditionDifference.between(before, later.plan());
        return new ReloadResult(files, launched.diagnostics(), difference, carried, since(start));
    }

    private static Duration since(long start) {
        return Duration.ofNanos(System.nanoTime() - start);
    }

    /** Stops watching; the emulator goes on. */
    @Override
    public void close() {
        closed = true;
        thread.interrupt();
    }
}
