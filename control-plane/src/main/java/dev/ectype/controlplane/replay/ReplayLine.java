package dev.ectype.controlplane.replay;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/** A line of a replay that is told while it goes on: a result; the last one is the replay, and one without it was cut off. */
@JsonInclude(JsonInclude.Include.NON_NULL)
record ReplayLine(@Nullable ReplayResult result, @Nullable RecordingReplay replay) {}
