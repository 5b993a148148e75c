package dev.ectype.controlplane.replay;

import java.util.List;

/** Streams a replay with all its results as one JSON object, because there may be many. */
record ReplayReport(RecordingReplay replay, List<ReplayResult> results) {}
