package dev.ectype.compiler;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.source.FileFingerprint;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What came of a compilation.
 *
 * @param compilation what was made, or null when an error stopped it
 * @param diagnostics everything that was found, in the order of the places
 * @param files every file that was looked at, for each of the sources
 * @param stages how long each stage took, in their order
 */
public record CompilationResult(
        @Nullable Compilation compilation,
        List<Diagnostic> diagnostics,
        List<List<FileFingerprint>> files,
        List<StageTime> stages) {
    public CompilationResult {
        diagnostics = List.copyOf(diagnostics);
        files = files.stream().map(List::copyOf).toList();
        stages = List.copyOf(stages);
    }

    public boolean accepted() {
        return compilation != null;
    }
}
