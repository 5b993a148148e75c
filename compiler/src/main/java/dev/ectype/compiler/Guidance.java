package dev.ectype.compiler;

import dev.ectype.compiler.source.SourceRoot;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Holds what a team decided about the conclusions of inference.
 *
 * @param settings the file {@code service.yaml} with corrections below {@code inference}, or null
 * @param lock the file with the accepted conclusions, or null
 * @param locked true to report differences from the lock as errors
 */
public record Guidance(
        @Nullable SourceRoot settings, @Nullable SourceRoot lock, boolean locked) {
    public static final Guidance NONE = new Guidance(null, null, false);

    /** Returns the files, which caches and watchers observe like descriptions. */
    public List<SourceRoot> files() {
        return Stream.of(settings, lock).filter(Objects::nonNull).toList();
    }

    /** Returns a text that differs for different decisions, with the hashes of the files' contents. */
    public String fingerprint() {
        return locked + " " + files().stream().map(SourceRoot::entryChecksum).toList();
    }
}
