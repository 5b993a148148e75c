package dev.ectype.runtime.emulator.request;

/** Compares described media types and ranges with concrete media types. */
public final class MediaRange {
    private MediaRange() {}

    /** Returns whether a media type equals the described one or lies within the described range. */
    public static boolean holds(String described, String mediaType) {
        return MediaTypes.index(new String[] {MediaTypes.essence(described)}, MediaTypes.essence(mediaType)) == 0;
    }
}
