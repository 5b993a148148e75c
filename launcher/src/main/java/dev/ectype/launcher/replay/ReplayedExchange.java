package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import org.jspecify.annotations.Nullable;

/**
 * A result with what people know it by.
 *
 * @param sent the request as it was sent, with the target's own identifiers
 * @param reply what came; null if nothing did
 * @param isUnreachable whether there was no connection to the target
 * @param nanos how long the target took
 */
public record ReplayedExchange(
        CapturedExchange recorded,
        RecordedRequest sent,
        @Nullable RecordedReply reply,
        ComparisonResult result,
        boolean isUnreachable,
        long nanos) {}
