package dev.ectype.runtime.emulator.request;

/** Compares described media types, which may be ranges, with those that contents have. */
public final class MediaRange {
    private MediaRange() {}

    /** Whether a type is the described one or lies within the described range. */
    public static boolean holds(String described, String mediaType) {
        return MediaTypes.index(new String[] {MediaTypes.essence(described)}, MediaTypes.essence(mediaType)) == 0;
    }
}
