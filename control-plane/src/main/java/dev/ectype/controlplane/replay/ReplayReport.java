package dev.ectype.controlplane.replay;

import java.util.List;

/** A replay with all of its results, as it is answered. It is written piece by piece, because there may be many. */
record ReplayReport(RecordingReplay replay, List<ReplayResult> results) {}
