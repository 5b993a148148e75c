package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.storage.ObjectKey;
import java.util.UUID;

/** Pairs a recording with the key of its file. */
public record StoredRecording(UUID id, Recording recording, ObjectKey key) {}
