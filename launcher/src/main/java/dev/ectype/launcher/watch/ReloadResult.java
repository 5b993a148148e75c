package dev.ectype.launcher.watch;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.runtime.emulator.carry.CarryOverResult;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of a change of the description.
 *
 * @param files the changed files
 * @param diagnostics the diagnostics of the new edition
 * @param introduced the diagnostics that the edition before did not have
 * @param difference the difference of the editions; null if the new one has an error or is equal to the old one
 * @param carried the transferred state; null if there is no difference
 */
public record ReloadResult(
        List<String> files,
        List<Diagnostic> diagnostics,
        List<Diagnostic> introduced,
        @Nullable EditionDifference difference,
        @Nullable CarryOverResult carried,
        Duration took) {
    public ReloadResult {
        files = List.copyOf(files);
        diagnostics = List.copyOf(diagnostics);
        introduced = List.copyOf(introduced);
    }

    /** Reports whether the description has an error, so that the previous edition continues to run. */
    public boolean isRefused() {
        return diagnostics.stream().anyMatch(Diagnostic::isError);
    }
}
