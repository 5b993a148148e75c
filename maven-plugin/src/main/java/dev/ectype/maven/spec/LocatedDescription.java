package dev.ectype.maven.spec;

import dev.ectype.compiler.source.FileFingerprint;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An API description with its location.
 *
 * @param name the name in messages
 * @param root the source from which it is read
 * @param folder the folder that contains it, or null if it is not a local file
 * @param remote whether it can be read only over the network
 */
public record LocatedDescription(
        String name, SourceRoot root, @Nullable Path folder, boolean remote) {
    /** The local files among those that were read for it. */
    public List<Path> files(List<FileFingerprint> read) {
        Path beside = folder;
        return beside == null
                ? List.of()
                : read.stream()
                        .map(file -> beside.resolve(file.id()).normalize())
                        .toList();
    }
}
