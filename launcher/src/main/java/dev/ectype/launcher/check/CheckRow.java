package dev.ectype.launcher.check;

import dev.ectype.compiler.diagnostic.Diagnostic;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The result of the check of one description.
 *
 * @param readable whether the compiler read the input without errors
 * @param lines the number of emitted lines of Java
 * @param seconds the duration of each stage
 * @param diagnostic the worst finding, or a later failure, or null
 * @param client what a client found beyond valid responses
 * @param unanswered a line for each operation without a valid reply
 * @param findings all diagnostics of the description
 */
public record CheckRow(
        String file,
        String format,
        boolean readable,
        boolean compiled,
        boolean booted,
        int operations,
        int answered,
        int resources,
        int lines,
        Map<String, Double> seconds,
        long peakHeapBytes,
        @Nullable String diagnostic,
        ClientFindings client,
        List<String> unanswered,
        List<Diagnostic> findings) {
    public CheckRow {
        seconds = new LinkedHashMap<>(seconds);
        unanswered = List.copyOf(unanswered);
        findings = List.copyOf(findings);
    }

    /** Reports whether every operation was answered and the description has no errors. */
    public boolean isWhole() {
        return compiled && booted && answered == operations && !hasErrors();
    }

    /** Reports whether the description has errors; unresolved references and type names do not stop a check. */
    public boolean hasErrors() {
        return findings.stream().anyMatch(Diagnostic::isError);
    }
}
