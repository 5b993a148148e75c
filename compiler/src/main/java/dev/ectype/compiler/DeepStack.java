package dev.ectype.compiler;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/** Runs work on a stack that is deep enough for chains of many thousands of types. */
final class DeepStack {
    /** The operating system commits only the used part. */
    private static final long BYTES = 512L << 20;

    private DeepStack() {}

    /** Returns the result of the work, or throws what it threw. */
    static <T> T run(Supplier<T> work) {
        return start(work).get();
    }

    /** Starts work beside this thread. The returned supplier waits for its result, or throws what it threw. */
    static <T> Supplier<T> start(Supplier<T> work) {
        FutureTask<T> task = new FutureTask<>(work::get);
        Thread thread = new Thread(null, task, "ectype-compiler", BYTES);
        thread.setDaemon(true);
        thread.start();
        return () -> await(task, thread);
    }

    private static <T> T await(FutureTask<T> task, Thread thread) {
        try {
            // A waiting worker of a pool lets another one start, because the work itself prints sources in the common
            // pool.
            ForkJoinPool.managedBlock(new TaskBlocker(task));
            return task.get();
        } catch (InterruptedException interrupted) {
            thread.interrupt();
            Thread.currentThread().interrupt();
            throw (CancellationException)
                    new CancellationException("the compilation was interrupted").initCause(interrupted);
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException fault) {
                throw fault;
            }
            if (failed.getCause() instanceof Error fault) {
                throw fault;
            }
            throw new CompletionException(failed.getCause());
        }
    }

    /** Waits for the end of a task, whether it succeeds or fails. */
    private record TaskBlocker(FutureTask<?> task) implements ForkJoinPool.ManagedBlocker {
        @Override
        public boolean block() throws InterruptedException {
            try {
                task.get();
            } catch (ExecutionException failed) {
                // The caller of the task receives the failure.
                return true;
            }
            return true;
        }

        @Override
        public boolean isReleasable() {
            return task.isDone();
        }
    }
}
