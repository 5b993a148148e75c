package dev.ectype.compiler;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.source.FileFingerprint;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the outcome of a compilation.
 *
 * @param compilation the results of the stages, or null when an error stopped the compilation
 * @param diagnostics all diagnostics, sorted by location
 * @param files the files that each of {@link CompilationRequest#roots} read
 * @param stages the time that each stage took, in order
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
