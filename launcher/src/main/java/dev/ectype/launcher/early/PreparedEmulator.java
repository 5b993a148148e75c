package dev.ectype.launcher.early;

import dev.ectype.compiler.StageTime;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.source.FileFingerprint;
import dev.ectype.launcher.artifact.EmulatorOutline;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of a compilation up to the start of the emulator.
 *
 * @param files the files that the compiler read or looked for, for each input of the request
 * @param parts the parts of the emulator; null if the description has an error
 */
public record PreparedEmulator(
        List<Diagnostic> diagnostics,
        List<StageTime> stages,
        List<List<FileFingerprint>> files,
        @Nullable Parts parts) {
    public PreparedEmulator {
        diagnostics = List.copyOf(diagnostics);
        stages = List.copyOf(stages);
        files = files.stream().map(List::copyOf).toList();
    }

    /** The parts with which an emulator starts. */
    public record Parts(EmulatorOutline outline, ClassCompiler classes) {}
}
