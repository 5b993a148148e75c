package dev.ectype.maven.generate;

import dev.ectype.compiler.diagnostic.Diagnostic;
import java.nio.file.Path;
import java.util.List;

/**
 * The result of a run.
 *
 * @param unchanged whether there was nothing to do
 * @param emulators a line for each generated emulator
 * @param changed the number of files that were written because their bytes differ
 * @param files the number of generated files
 * @param deleted the number of deleted files
 * @param read the files on disk that were read
 */
public record GenerationResult(
        boolean unchanged,
        List<String> emulators,
        List<Diagnostic> diagnostics,
        int changed,
        int files,
        int deleted,
        List<Path> read) {
    public GenerationResult {
        emulators = List.copyOf(emulators);
        diagnostics = List.copyOf(diagnostics);
        read = List.copyOf(read);
    }

    static GenerationResult unchanged(int files, List<Path> read) {
        return new GenerationResult(true, List.of(), List.of(), 0, files, 0, read);
    }

    static GenerationResult refused(List<Diagnostic> diagnostics, List<Path> read) {
        return new GenerationResult(false, List.of(), diagnostics, 0, 0, 0, read);
    }

    /** Reports whether a description has an error, so that nothing was written. */
    public boolean isRefused() {
        return diagnostics.stream().anyMatch(Diagnostic::isError);
    }
}
