package dev.ectype.controlplane;

import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** Starts the tasks of a test, each in a thread of its own, because the common pool of a machine with two cores has a single thread. */
public final class Tasks {
    private Tasks() {}

    /** Starts a task with a result. */
    public static <T> CompletableFuture<T> supply(Supplier<T> task) {
        return CompletableFuture.supplyAsync(task, Tasks::startThread);
    }

    /** Starts a task without a result. */
    public static CompletableFuture<Void> run(Runnable task) {
        return CompletableFuture.runAsync(task, Tasks::startThread);
    }

    private static void startThread(Runnable task) {
        Thread thread = new Thread(task, "test-task");
        thread.setDaemon(true);
        thread.start();
    }
}
