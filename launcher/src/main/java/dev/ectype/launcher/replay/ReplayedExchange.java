package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import org.jspecify.annotations.Nullable;

/**
 * A comparison result with its recorded and replayed exchange.
 *
 * @param sent the request as it was sent, with the target's own identifiers
 * @param reply the actual reply; null if there was none
 * @param isUnreachable whether there was no connection to the target
 * @param nanos the response time of the target in nanoseconds
 */
public record ReplayedExchange(
        CapturedExchange recorded,
        RecordedRequest sent,
        @Nullable RecordedReply reply,
        ComparisonResult result,
        boolean isUnreachable,
        long nanos) {}
