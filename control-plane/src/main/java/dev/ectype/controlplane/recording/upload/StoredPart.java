package dev.ectype.controlplane.recording.upload;

import dev.ectype.controlplane.platform.storage.ObjectKey;
import java.security.MessageDigest;

/** Describes a part of an upload and the key of its content. */
record StoredPart(ObjectKey key, long start, long length, byte[] sha256) {
    /** Returns whether a part is a repetition of this one. */
    boolean repeats(StoredPart other) {
        return start == other.start && length == other.length && MessageDigest.isEqual(sha256, other.sha256);
    }
}
