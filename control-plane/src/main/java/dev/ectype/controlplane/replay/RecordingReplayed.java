package dev.ectype.controlplane.replay;

import dev.ectype.controlplane.platform.event.Actor;
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

    /** The user or key that started the replay, which may end after the request. */
    @Override
    public @Nullable SignedInUser author() {
        Actor starter = after.startedBy();
        String id = starter.id();
        String name = starter.name();
        return id == null || name == null ? null : new SignedInUser(starter.type(), id, name);
    }

    @Override
    public @Nullable Object before() {
        return null;
    }
}
