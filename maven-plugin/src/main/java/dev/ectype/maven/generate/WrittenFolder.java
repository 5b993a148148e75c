package dev.ectype.maven.generate;

import dev.ectype.compiler.source.ReadFile;
import dev.ectype.compiler.source.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The files that a run has put into a folder.
 *
 * @param hashes the hash of each by its path below the folder
 */
record WrittenFolder(Path folder, Map<String, String> hashes) {
    WrittenFolder {
        hashes = Collections.unmodifiableMap(new TreeMap<>(hashes));
    }

    static WrittenFolder of(Path folder, Map<String, String> texts) {
        Map<String, String> hashes = new TreeMap<>();
        texts.forEach((path, text) -> hashes.put(path, Sha256.of(text)));
        return new WrittenFolder(folder, hashes);
    }

    /** The hash of a file as it is now; what is no plain file has a hash that no text has. */
    private static String hash(Path file) {
        try {
            return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                    ? Sha256.of(Files.readAllBytes(file))
                    : ReadFile.ABSENT;
        } catch (IOException unreadable) {
            return ReadFile.ABSENT;
        }
    }

    /** Whether every file is there as it was written. */
    boolean isIntact() {
        return hashes.entrySet().parallelStream()
                .allMatch(file -> hash(folder.resolve(file.getKey())).equals(file.getValue()));
    }
}
