package dev.ectype.launcher.artifact;

/** A part of a byte array: files that were read together stay together. */
@SuppressWarnings("ArrayRecordComponent")
public record Slice(byte[] bytes, int offset, int length) {
    static Slice of(byte[] bytes) {
        return new Slice(bytes, 0, bytes.length);
    }
}
