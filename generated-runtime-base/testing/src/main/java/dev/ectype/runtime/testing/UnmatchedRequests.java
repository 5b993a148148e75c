package dev.ectype.runtime.testing;

import dev.ectype.runtime.server.ServerLog;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/** Records unmatched requests and forwards all events to another log. */
public final class UnmatchedRequests implements ServerLog {
    private static final int MOST = 100;

    private final ServerLog next;
    private final Queue<String> requests = new ConcurrentLinkedQueue<>();

    UnmatchedRequests(ServerLog next) {
        this.next = next;
    }

    @Override
    public void replied(String method, String target, int status, @Nullable String reason) {
        next.replied(method, target, status, reason);
    }

    @Override
    public void failed(String method, String target, Throwable cause) {
        next.failed(method, target, cause);
    }

    @Override
    public void memoryShort(int percent) {
        next.memoryShort(percent);
    }

    @Override
    public void unmatched(String method, String target, List<String> nearest) {
        if (requests.size() < MOST) {
            String hint = nearest.isEmpty() ? "" : "; the nearest are " + String.join(", ", nearest);
            requests.add("no operation matches " + method + " " + target + hint);
        }
        next.unmatched(method, target, nearest);
    }

    /** Returns the unmatched requests since the last call, one sentence each. */
    public List<String> take() {
        List<String> taken = new ArrayList<>();
        for (String request = requests.poll(); request != null; request = requests.poll()) {
            taken.add(request);
        }
        return taken;
    }

    /**
     * Fails a test with unmatched requests, if there are any.
     *
     * @param taken the sentences from {@link #take}
     * @throws AssertionError if there are any
     */
    public static void fail(List<String> taken) {
        if (!taken.isEmpty()) {
            throw new AssertionError(String.join("\n", taken));
        }
    }
}
