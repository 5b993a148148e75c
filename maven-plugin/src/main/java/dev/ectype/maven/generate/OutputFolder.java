package dev.ectype.maven.generate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The files that a run has written into a folder.
 *
 * @param files each file by its path below the folder
 */
record OutputFolder(Path folder, Map<String, WrittenFile> files) {
    OutputFolder {
        files = Collections.unmodifiableMap(new TreeMap<>(files));
    }

    static OutputFolder of(Path folder, Map<String, String> texts) {
        Map<String, WrittenFile> files = new TreeMap<>();
        texts.forEach((path, text) -> files.put(path, WrittenFile.of(text)));
        return new OutputFolder(folder, files);
    }

    /** Returns a copy with the stamps of the files on disk. */
    OutputFolder stamped() {
        Map<String, WrittenFile> stamped = new TreeMap<>();
        files.forEach((path, file) -> stamped.put(path, file.stamped(folder.resolve(path))));
        return new OutputFolder(folder, stamped);
    }

    /** Reports whether every file is present and unchanged. It reads only files whose size or time differs. */
    boolean isIntact() {
        List<Map.Entry<String, WrittenFile>> doubtful = new ArrayList<>();
        for (Map.Entry<String, WrittenFile> each : files.entrySet()) {
            if (!each.getValue().hasStampOf(folder.resolve(each.getKey()))) {
                doubtful.add(each);
            }
        }
        return doubtful.isEmpty()
                || doubtful.parallelStream()
                        .allMatch(each -> each.getValue().hasBytesOf(folder.resolve(each.getKey())));
    }
}
