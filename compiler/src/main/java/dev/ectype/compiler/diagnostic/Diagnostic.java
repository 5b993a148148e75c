package dev.ectype.compiler.diagnostic;

import java.util.Comparator;
import java.util.Objects;

/** Describes one problem of an input: what is wrong, where, and what to do. */
public record Diagnostic(DiagnosticCode code, Severity severity, SourceLocation location, String message, String hint)
        implements Comparable<Diagnostic> {
    private static final Comparator<Diagnostic> ORDER = Comparator.comparing(Diagnostic::location)
            .thenComparing(diagnostic -> diagnostic.code().id())
            .thenComparing(Diagnostic::message)
            .thenComparing(Diagnostic::severity)
            .thenComparing(Diagnostic::hint);

    public Diagnostic {
        Objects.requireNonNull(code, "code");
        Objects.requireNonNull(severity, "severity");
        Objects.requireNonNull(location, "location");
        message = PrintableText.line(message);
        hint = PrintableText.line(hint);
        if (message.isBlank() || hint.isBlank()) {
            throw new IllegalArgumentException(code.id() + " needs a message and a hint");
        }
    }

    /** Creates a diagnostic with the usual severity of its code. */
    public static Diagnostic of(DiagnosticCode code, SourceLocation location, String message, String hint) {
        return new Diagnostic(code, code.severity(), location, message, hint);
    }

    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** Returns a copy with at most the given severity. */
    public Diagnostic atMost(Severity limit) {
        return severity.compareTo(limit) >= 0 ? this : new Diagnostic(code, limit, location, message, hint);
    }

    /** Returns a copy as an error. */
    public Diagnostic asError() {
        return isError() ? this : new Diagnostic(code, Severity.ERROR, location, message, hint);
    }

    /** Returns the diagnostic on one line: {@code file:line:column CODE message}. */
    public String line() {
        return location.printed() + " " + code.id() + " " + message;
    }

    /** Returns the diagnostic for users: its line, and its hint on a second one. */
    public String printed() {
        return line() + "\n  hint: " + hint;
    }

    @Override
    public int compareTo(Diagnostic other) {
        return ORDER.compare(this, other);
    }
}
