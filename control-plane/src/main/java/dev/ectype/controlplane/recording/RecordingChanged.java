package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.event.Change;
import org.jspecify.annotations.Nullable;

/** Records that a recording was created or deleted. */
record RecordingChanged(
        String kind,
        String target,
        @Nullable Recording before,
        @Nullable Recording after) implements Change {
    static RecordingChanged created(Recording recording) {
        return new RecordingChanged("recording.created", recording.id(), null, recording);
    }

    static RecordingChanged deleted(Recording recording) {
        return new RecordingChanged("recording.deleted", recording.id(), recording, null);
    }
}
