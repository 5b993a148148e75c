package dev.ectype.compiler.source;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.SourceLocation;

/** Carries the finding that ends the reading of a file up to the reader; never leaves this package. */
final class Rejected extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Diagnostic diagnostic;

    Rejected(DiagnosticCode code, SourceLocation location, String message, String hint) {
        super(message, null, false, false);
        this.diagnostic = Diagnostic.of(code, location, message, hint);
    }

    Diagnostic diagnostic() {
        return diagnostic;
    }
}
