package dev.ectype.controlplane.replay;

import dev.ectype.controlplane.platform.event.Change;
import org.jspecify.annotations.Nullable;

/** A recording was replayed, to its end or not. */
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
