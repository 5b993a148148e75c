package dev.ectype.controlplane.recording.upload;

import dev.ectype.controlplane.platform.storage.ObjectKey;
import java.security.MessageDigest;

/** A part of an upload, and where it is kept. */
record StoredPart(ObjectKey key, long start, long length, byte[] sha256) {
    /** Whether it is the same part, sent once more. */
    boolean repeats(StoredPart other) {
        return start == other.start && length == other.length && MessageDigest.isEqual(sha256, other.sha256);
    }
}
