package dev.ectype.maven.generate;

import dev.ectype.compiler.source.ReadFile;
import dev.ectype.maven.spec.Description;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What an earlier run was asked for, what it read and what it wrote.
 *
 * @param asked the hash of everything that was asked, but for the content of files
 * @param read every file that was looked at, for each of the descriptions
 */
record Ledger(String asked, List<List<ReadFile>> read, WrittenFolder sources, WrittenFolder resources) {
    Ledger {
        read = read.stream().map(List::copyOf).toList();
    }

    /** Whether the descriptions hold now what they held then. */
    boolean stillReads(List<Description> descriptions, boolean offline) {
        if (read.size() != descriptions.size()) {
            return false;
        }
        for (int at = 0; at < read.size(); at++) {
            Description description = descriptions.get(at);
            boolean unreachable = offline && description.remote();
            if (!unreachable && !isUnchanged(description, read.get(at))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isUnchanged(Description description, List<ReadFile> files) {
        return files.stream()
                .allMatch(file -> description.root().hash(file.id()).equals(file.sha256()));
    }

    /** The files on disk that were read. */
    List<Path> files(List<Description> descriptions) {
        List<Path> files = new ArrayList<>();
        for (int at = 0; at < Math.min(read.size(), descriptions.size()); at++) {
            files.addAll(descriptions.get(at).files(read.get(at)));
        }
        return files;
    }

    boolean isIntact() {
        return sources.isIntact() && resources.isIntact();
    }
}
