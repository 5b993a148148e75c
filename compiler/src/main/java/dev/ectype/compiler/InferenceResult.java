package dev.ectype.compiler;

import dev.ectype.compiler.conclusion.InferenceReport;
import dev.ectype.compiler.diagnostic.Diagnostic;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the outcome of the stages up to inference.
 *
 * @param report the conclusions, or null when an error stopped the compilation
 * @param diagnostics all diagnostics, sorted by location
 */
public record InferenceResult(@Nullable InferenceReport report, List<Diagnostic> diagnostics) {
    public InferenceResult {
        diagnostics = List.copyOf(diagnostics);
    }
}
