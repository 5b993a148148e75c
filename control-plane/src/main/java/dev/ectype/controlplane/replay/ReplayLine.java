package dev.ectype.controlplane.replay;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Represents a line of a streamed replay: a result, or the replay itself as the last line. A stream without that last line is truncated.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record ReplayLine(@Nullable ReplayResult result, @Nullable RecordingReplay replay) {}
