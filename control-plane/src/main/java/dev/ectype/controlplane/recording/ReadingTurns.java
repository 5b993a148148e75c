package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.springframework.stereotype.Component;

/**
 * Turns for reading recordings: each reader holds a line in memory, in several forms. Two at a time keep two cores at work, where the
 * memory of the process has room for two of the longest lines.
 */
@Component
final class ReadingTurns {
    private static final int AT_ONCE = 2;
    /** How many times the length of a line its forms take: bytes, texts, and the JSON of a reply. */
    private static final int FORMS = 12;

    private static final int PATIENCE_SECONDS = 10;

    private final Semaphore turns;

    ReadingTurns(RecordingSettings settings) {
        long room = Runtime.getRuntime().maxMemory() / ((long) FORMS * settings.maxLineBytes());
        this.turns = new Semaphore((int) Math.max(1, Math.min(AT_ONCE, room)), true);
    }

    /** Waits for a turn, which ends when the result is closed. */
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

    /** A turn; the thread that took it must close it. */
    interface Turn extends AutoCloseable {
        @Override
        void close();
    }
}
