package dev.ectype.launcher.watch;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.runtime.emulator.carry.CarryOverResult;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What came of a change of the description.
 *
 * @param files the files that had changed
 * @param diagnostics what the description is told now
 * @param difference what the new edition has and has not, or null when it holds an error or says the same as before
 * @param carried what was kept of the state, or null likewise
 */
public record ReloadResult(
        List<String> files,
        List<Diagnostic> diagnostics,
        @Nullable EditionDifference difference,
        @Nullable CarryOverResult carried,
        Duration took) {
    public ReloadResult {
        files = List.copyOf(files);
        diagnostics = List.copyOf(diagnostics);
    }

    /** Whether the description holds an error, so that the edition before goes on. */
    public boolean isRefused() {
        return diagnostics.stream().anyMatch(Diagnostic::isError);
    }
}
