package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.RecordedRequest;

/**
 * A result with what people know it by.
 *
 * @param asked the request as it was sent, with the target's own identifiers
 * @param isUnreachable whether there was no connection to the target
 * @param nanos how long the target took
 */
public record Replayed(RecordedRequest asked, Result result, boolean isUnreachable, long nanos) {}
