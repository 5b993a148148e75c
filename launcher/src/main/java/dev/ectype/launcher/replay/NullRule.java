package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.RecordedRequest;

/** Tells where null in a response is the same as an absent member. */
public interface NullRule {
    /** Distinguishes null and absent members everywhere. */
    NullRule NONE = (request, status, path) -> false;

    /**
     * Returns whether null stands for an absent member.
     *
     * @param status the status of the response
     * @param path the path in a body shape, such as {@code $.items[*].birthday}
     */
    boolean allowsNull(RecordedRequest request, int status, String path);
}
