package dev.ectype.launcher;

import dev.ectype.compiler.StageTime;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.source.FileFingerprint;
import dev.ectype.launcher.artifact.CompilationSummary;
import dev.ectype.runtime.emulator.Emulator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What came of a launch.
 *
 * @param emulator ready to start, or null when the description holds an error
 * @param summary what was compiled, or null likewise
 * @param files every file that was looked at, for each of the sources
 * @param cached whether it was compiled before
 */
public record LaunchResult(
        @Nullable Emulator emulator,
        @Nullable CompilationSummary summary,
        List<Diagnostic> diagnostics,
        List<StageTime> stages,
        List<List<FileFingerprint>> files,
        boolean cached) {
    public LaunchResult {
        diagnostics = List.copyOf(diagnostics);
        stages = List.copyOf(stages);
        files = files.stream().map(List::copyOf).toList();
    }
}
