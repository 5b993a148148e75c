package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.springframework.stereotype.Component;

/**
 * Limits concurrent readers of recordings, each of which holds a line in memory in several forms. Two readers keep two cores busy; fewer
 * run if the memory is too small for two of the longest lines.
 */
@Component
final class ReadingTurns {
    private static final int AT_ONCE = 2;
    /** The memory of a line in multiples of its length: bytes, strings and the JSON of the response. */
    private static final int FORMS = 12;

    private static final int PATIENCE_SECONDS = 10;

    private final Semaphore turns;

    ReadingTurns(RecordingSettings settings) {
        long room = Runtime.getRuntime().maxMemory() / ((long) FORMS * settings.maxLineBytes());
        this.turns = new Semaphore((int) Math.max(1, Math.min(AT_ONCE, room)), true);
    }

    /** Waits for a turn, which ends when the caller closes the result. */
    Turn take() {
        try {
            if (turns.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                return turns::release;
            }
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        }
        throw new ServiceException(
                        ErrorCode.UNAVAILABLE,
                        "Other recordings are being read right now; send this again in a moment.")
                .header("Retry-After", Integer.toString(PATIENCE_SECONDS));
    }

    /** Represents a turn, which the same thread must close. */
    interface Turn extends AutoCloseable {
        @Override
        void close();
    }
}
