package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.storage.ObjectKey;
import java.util.UUID;

/** A recording and where its file is. */
public record StoredRecording(UUID id, Recording recording, ObjectKey key) {}
