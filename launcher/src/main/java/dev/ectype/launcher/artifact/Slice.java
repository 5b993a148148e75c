package dev.ectype.launcher.artifact;

/** A section of a byte array that contains several files. */
@SuppressWarnings("ArrayRecordComponent")
public record Slice(byte[] bytes, int offset, int length) {
    static Slice of(byte[] bytes) {
        return new Slice(bytes, 0, bytes.length);
    }
}
