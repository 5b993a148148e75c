package dev.ectype.controlplane.usage;

import dev.ectype.controlplane.platform.usage.Consumed;

/** Sums that grow. */
final class Amounts {
    private long requests;
    private long emulatorSeconds;
    private long recordingBytes;
    private long snapshotBytes;
    private long lastAt;

    /** @param at when, in milliseconds */
    Amounts add(Consumed consumed, long at) {
        requests += consumed.requests();
        emulatorSeconds += consumed.emulatorSeconds();
        recordingBytes += consumed.recordingBytes();
        snapshotBytes += consumed.snapshotBytes();
        lastAt = Math.max(lastAt, at);
        return this;
    }

    long requests() {
        return requests;
    }

    long emulatorSeconds() {
        return emulatorSeconds;
    }

    long recordingBytes() {
        return recordingBytes;
    }

    long snapshotBytes() {
        return snapshotBytes;
    }

    /** When the last of it was, in milliseconds. */
    long lastAt() {
        return lastAt;
    }
}
