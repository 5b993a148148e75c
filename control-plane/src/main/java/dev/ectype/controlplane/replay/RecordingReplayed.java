package dev.ectype.controlplane.replay;

import dev.ectype.controlplane.platform.event.Change;
import org.jspecify.annotations.Nullable;

/** Records that a recording was replayed, completely or in part. */
record RecordingReplayed(String target, RecordingReplay after) implements Change {
    static RecordingReplayed of(RecordingReplay replay) {
        return new RecordingReplayed(replay.recordingId(), replay);
    }

    @Override
    public String kind() {
        return "recording.replayed";
    }

    @Override
    public @Nullable Object before() {
        return null;
    }
}
