package dev.ectype.launcher.watch;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.LaunchResult;
import dev.ectype.launcher.Launcher;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.carry.CarryOverResult;
import dev.ectype.runtime.plan.Plan;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Recompiles a description when one of its files changes, and updates the running emulator.
 *
 * <p>It polls the files a few times a second instead of using file system events: not every file system sends them, and
 * they miss editors that replace a file by a new one.
 */
public final class Reloader implements AutoCloseable {
    private static final long PAUSE_MILLIS = 150;

    /** The longest wait for the thread at the end. Later it would write files that nobody expects. */
    private static final long CLOSE_MILLIS = 2_000;

    private final LaunchRequest request;
    private final Emulator emulator;
    private final Consumer<ReloadResult> listener;
    private final Thread thread;
    private FileStamps seen;
    private String hash;
    private List<Diagnostic> known;
    private volatile boolean closed;

    private Reloader(LaunchRequest request, LaunchResult running, Emulator emulator, Consumer<ReloadResult> listener) {
        this.request = request;
        this.emulator = emulator;
        this.listener = listener;
        seen = FileStamps.asRead(sources(), running.files());
        hash = emulator.plan().api().hash();
        known = running.diagnostics();
        thread = new Thread(this::watch, "ectype-watch");
        thread.setDaemon(true);
    }

    /**
     * Starts to watch.
     *
     * @param running the launch result with the running emulator
     * @param listener the consumer of every change, called on the watching thread
     */
    public static Reloader start(LaunchRequest request, LaunchResult running, Consumer<ReloadResult> listener) {
        Emulator emulator = running.emulator();
        if (emulator == null) {
            throw new IllegalArgumentException("no emulator is running to reload");
        }
        Reloader reloader = new Reloader(request, running, emulator, listener);
        reloader.thread.start();
        return reloader;
    }

    private List<SourceRoot> sources() {
        return request.compilation().roots();
    }

    private void watch() {
        while (!closed && pause()) {
            FileStamps now = seen.refreshed();
            if (!now.changed(seen).isEmpty()) {
                reload(settled(now));
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

    /** Waits until the files stop to change: a writer may need a moment to finish. */
    private FileStamps settled(FileStamps first) {
        FileStamps before = first;
        FileStamps now = first;
        do {
            before = now;
            if (!pause()) {
                return now;
            }
            now = now.refreshed();
        } while (!now.changed(before).isEmpty());
        return now;
    }

    /** Reports the change before the new edition is stored in the cache, which boots it once more. */
    private void reload(FileStamps now) {
        long start = System.nanoTime();
        List<String> files = now.changed(seen);
        LaunchResult launched = new Launcher().boot(request);
        // The new edition may read other files; their stamps must be those from before the compiler read them.
        seen = FileStamps.now(sources(), launched.files()).beginningWith(now);
        listener.accept(continued(launched, files, start));
        launched.remaining().run();
    }

    private ReloadResult continued(LaunchResult launched, List<String> files, long start) {
        Emulator later = launched.emulator();
        List<Diagnostic> introduced = introduced(launched.diagnostics());
        if (later != null) {
            known = launched.diagnostics();
        }
        if (later == null || later.plan().api().hash().equals(hash)) {
            return new ReloadResult(files, launched.diagnostics(), introduced, null, null, since(start));
        }
        Plan before = emulator.plan();
        CarryOverResult carried = emulator.continueAs(later);
        hash = later.plan().api().hash();
        EditionDifference difference = EditionDifference.between(before, later.plan());
        return new ReloadResult(files, launched.diagnostics(), introduced, difference, carried, since(start));
    }

    /** Returns the diagnostics that the running edition does not have, wherever their lines are now. */
    private List<Diagnostic> introduced(List<Diagnostic> diagnostics) {
        Set<String> before = known.stream().map(Reloader::text).collect(Collectors.toSet());
        return diagnostics.stream().filter(each -> !before.contains(text(each))).toList();
    }

    private static String text(Diagnostic diagnostic) {
        return diagnostic.code() + " " + diagnostic.message();
    }

    private static Duration since(long start) {
        return Duration.ofNanos(System.nanoTime() - start);
    }

    /** Stops the watch and waits for work in progress for at most two seconds; the emulator continues to run. */
    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        try {
            thread.join(CLOSE_MILLIS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
