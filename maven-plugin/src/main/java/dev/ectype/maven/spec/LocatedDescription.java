package dev.ectype.maven.spec;

import dev.ectype.compiler.source.FileFingerprint;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One description of an API.
 *
 * @param name what it is called in messages
 * @param root where it is read from
 * @param folder where it lies, or null if it is no file of its own
 * @param remote whether it can be read only with a network
 */
public record LocatedDescription(
        String name, SourceRoot root, @Nullable Path folder, boolean remote) {
    /** The files on disk among those that were read for it. */
    public List<Path> files(List<FileFingerprint> read) {
        Path beside = folder;
        return beside == null
                ? List.of()
                : read.stream()
                        .map(file -> beside.resolve(file.id()).normalize())
                        .toList();
    }
}
