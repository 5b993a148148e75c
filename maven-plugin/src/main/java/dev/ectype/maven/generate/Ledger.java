package dev.ectype.maven.generate;

import dev.ectype.compiler.source.FileFingerprint;
import dev.ectype.maven.spec.LocatedDescription;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The request, inputs and outputs of an earlier run.
 *
 * @param requestHash the hash of the request without the contents of files
 * @param read the files that the compiler read or looked for, for each input of the request
 */
record Ledger(String requestHash, List<List<FileFingerprint>> read, OutputFolder sources, OutputFolder resources) {
    Ledger {
        read = read.stream().map(List::copyOf).toList();
    }

    /** Reports whether the contents of the descriptions and overlays are unchanged. */
    boolean areInputsUnchanged(List<LocatedDescription> inputs, boolean offline) {
        if (read.size() != inputs.size()) {
            return false;
        }
        for (int at = 0; at < read.size(); at++) {
            LocatedDescription input = inputs.get(at);
            boolean unreachable = offline && input.remote();
            if (!unreachable && !isUnchanged(input, read.get(at))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isUnchanged(LocatedDescription input, List<FileFingerprint> files) {
        return files.stream().allMatch(file -> input.root().checksum(file.id()).equals(file.checksum()));
    }

    /** The local files that were read. */
    List<Path> files(List<LocatedDescription> inputs) {
        List<Path> files = new ArrayList<>();
        for (int at = 0; at < Math.min(read.size(), inputs.size()); at++) {
            files.addAll(inputs.get(at).files(read.get(at)));
        }
        return files;
    }

    boolean isIntact() {
        return sources.isIntact() && resources.isIntact();
    }
}
