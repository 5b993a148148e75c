package dev.ectype.maven.generate;

import dev.ectype.compiler.source.FileFingerprint;
import dev.ectype.compiler.source.SourceHash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.concurrent.TimeUnit;

/**
 * A file that a run has generated.
 *
 * @param checksum the checksum of its bytes
 * @param stamp its size and time after the run, or {@link #NO_STAMP}
 */
record WrittenFile(String checksum, String stamp) {
    /** The stamp of a file that is compared by its bytes. */
    static final String NO_STAMP = "-";

    static WrittenFile of(String text) {
        return new WrittenFile(SourceHash.checksum(text), NO_STAMP);
    }

    /** Returns a copy with the stamp of the file on disk. */
    WrittenFile stamped(Path file) {
        return new WrittenFile(checksum, stampOf(file));
    }

    /**
     * Returns a copy without a stamp, unless the file is older than a later file of the run: a change after the run has a time that
     * is not before that file's, so it cannot have the same stamp.
     */
    WrittenFile trustedBefore(FileTime later) {
        boolean older = !stamp.equals(NO_STAMP) && time(stamp) < later.to(TimeUnit.NANOSECONDS);
        return older ? this : new WrittenFile(checksum, NO_STAMP);
    }

    private static long time(String stamp) {
        return Long.parseLong(stamp.substring(stamp.indexOf('@') + 1));
    }

    /** Reports whether a file is unchanged, without reading it. */
    boolean hasStampOf(Path file) {
        return !stamp.equals(NO_STAMP) && stamp.equals(stampOf(file));
    }

    /** Reports whether a file has the bytes of this one. */
    boolean hasBytesOf(Path file) {
        return checksum.equals(checksum(file));
    }

    private static String stampOf(Path file) {
        try {
            BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            return now.isRegularFile()
                    ? now.size() + "@" + now.lastModifiedTime().to(TimeUnit.NANOSECONDS)
                    : NO_STAMP;
        } catch (IOException unreadable) {
            return NO_STAMP;
        }
    }

    /** The current checksum of a file; anything but a regular file has a checksum that no text has. */
    private static String checksum(Path file) {
        try {
            return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                    ? SourceHash.checksum(Files.readAllBytes(file))
                    : FileFingerprint.ABSENT;
        } catch (IOException unreadable) {
            return FileFingerprint.ABSENT;
        }
    }
}
