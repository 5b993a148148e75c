package dev.ectype.launcher;

import dev.ectype.compiler.StageTime;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.source.FileFingerprint;
import dev.ectype.launcher.artifact.CompilationSummary;
import dev.ectype.runtime.emulator.Emulator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of a launch.
 *
 * @param emulator the emulator, ready to start; null if the description has an error
 * @param summary the summary of the compilation; null if the description has an error
 * @param files the files that the compiler read or looked for, for each input of the request
 * @param cached whether the emulator came from the cache
 * @param remaining the work that the launch left for later: call it once, on a thread that may take seconds
 */
public record LaunchResult(
        @Nullable Emulator emulator,
        @Nullable CompilationSummary summary,
        List<Diagnostic> diagnostics,
        List<StageTime> stages,
        List<List<FileFingerprint>> files,
        boolean cached,
        Runnable remaining) {
    public LaunchResult {
        diagnostics = List.copyOf(diagnostics);
        stages = List.copyOf(stages);
        files = files.stream().map(List::copyOf).toList();
    }
}
