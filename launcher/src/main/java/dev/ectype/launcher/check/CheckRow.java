package dev.ectype.launcher.check;

import dev.ectype.compiler.diagnostic.Diagnostic;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What came of trying one description.
 *
 * @param readable whether nothing was wrong with the input
 * @param lines how many lines of Java were emitted
 * @param seconds how long each stage took
 * @param diagnostic the first finding, or what went wrong later, or null
 * @param unanswered a line for each operation that was not answered
 * @param findings everything that was found in the description
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
        List<String> unanswered,
        List<Diagnostic> findings) {
    public CheckRow {
        seconds = new LinkedHashMap<>(seconds);
        unanswered = List.copyOf(unanswered);
        findings = List.copyOf(findings);
    }

    /** Whether every operation was answered and nothing that the description names is missing from it. */
    public boolean isWhole() {
        return compiled && booted && answered == operations && !hasErrors();
    }

    /** Whether an error was found in the description; unresolved references and type names are errors that do not stop a check. */
    public boolean hasErrors() {
        return findings.stream().anyMatch(Diagnostic::isError);
    }
}
