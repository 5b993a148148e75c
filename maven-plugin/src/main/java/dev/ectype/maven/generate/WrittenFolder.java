package dev.ectype.maven.generate;

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
        texts.forEach((path, text) -> hashes.put(path, Hashes.of(text)));
        return new WrittenFolder(folder, hashes);
    }

    /** Whether every file is there as it was written. */
    boolean isIntact() {
        return hashes.entrySet().parallelStream()
                .allMatch(file -> Hashes.ofFile(folder.resolve(file.getKey())).equals(file.getValue()));
    }
}
