package dev.ectype.controlplane.usage;

import dev.ectype.controlplane.platform.usage.Consumed;

/** Accumulates amounts of usage. */
final class Amounts {
    private long requests;
    private long emulatorSeconds;
    private long recordingBytes;
    private long snapshotBytes;
    private long lastAt;

    /**
     * Adds amounts.
     *
     * @param at the time in milliseconds
     */
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

    /** The time of the last addition in milliseconds. */
    long lastAt() {
        return lastAt;
    }
}
