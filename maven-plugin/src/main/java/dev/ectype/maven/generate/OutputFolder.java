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
 * @param hashes the hash of each file by its path below the folder
 */
record OutputFolder(Path folder, Map<String, String> hashes) {
    OutputFolder {
        hashes = Collections.unmodifiableMap(new TreeMap<>(hashes));
    }

    static OutputFolder of(Path folder, Map<String, String> texts) {
        Map<String, String> hashes = new TreeMap<>();
        texts.forEach((path, text) -> hashes.put(path, SourceHash.of(text)));
        return new OutputFolder(folder, hashes);
    }

    /** The current hash of a file; anything but a regular file has a hash that no text has. */
    private static String hash(Path file) {
        try {
            return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                    ? SourceHash.of(Files.readAllBytes(file))
                    : FileFingerprint.ABSENT;
        } catch (IOException unreadable) {
            return FileFingerprint.ABSENT;
        }
    }

    /** Reports whether every file is present and unchanged. */
    boolean isIntact() {
        return hashes.entrySet().parallelStream()
                .allMatch(file -> hash(folder.resolve(file.getKey())).equals(file.getValue()));
    }
}
