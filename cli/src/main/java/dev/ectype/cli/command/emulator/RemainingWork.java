package dev.ectype.cli.command.emulator;

import dev.ectype.launcher.LaunchResult;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** The work that starts of emulators leave for later. */
final class RemainingWork {
    /** The time in which clients that wait for an emulator usually send their first requests. */
    private static final Duration FIRST_REQUESTS = Duration.ofSeconds(1);

    private RemainingWork() {}

    /**
     * Starts the work on another thread, which does not keep the process alive. It begins after the first requests, with which it would
     * compete. So would the search for an example request, and therefore the messages follow at the end.
     */
    static void start(List<LaunchResult> launched, Runnable messages) {
        Thread thread = new Thread(() -> run(launched, messages), "remaining work");
        thread.setDaemon(true);
        thread.start();
    }

    private static void run(List<LaunchResult> launched, Runnable messages) {
        if (!launched.stream().allMatch(LaunchResult::cached)) {
            LockSupport.parkNanos(FIRST_REQUESTS.toNanos());
        }
        launched.forEach(each -> each.remaining().run());
        messages.run();
    }
}
