package dev.ectype.maven.generate;

import dev.ectype.compiler.source.FileFingerprint;
import dev.ectype.compiler.source.SourceHash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The files that a run has written into a folder.
 *
 * @param checksums the checksum of each file by its path below the folder
 */
record OutputFolder(Path folder, Map<String, String> checksums) {
    OutputFolder {
        checksums = Collections.unmodifiableMap(new TreeMap<>(checksums));
    }

    static OutputFolder of(Path folder, Map<String, String> texts) {
        Map<String, String> checksums = new TreeMap<>();
        texts.forEach((path, text) -> checksums.put(path, SourceHash.checksum(text)));
        return new OutputFolder(folder, checksums);
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

    /** Reports whether every file is present and unchanged. */
    boolean isIntact() {
        return checksums.entrySet().parallelStream()
                .allMatch(file -> checksum(folder.resolve(file.getKey())).equals(file.getValue()));
    }
}
