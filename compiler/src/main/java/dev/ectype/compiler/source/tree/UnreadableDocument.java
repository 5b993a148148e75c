package dev.ectype.compiler.source.tree;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.SourceLocation;

/** Signals the diagnostic that ends the reading of a file. It never leaves this package. */
public final class UnreadableDocument extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Diagnostic diagnostic;

    UnreadableDocument(DiagnosticCode code, SourceLocation location, String message, String hint) {
        super(message, null, false, false);
        this.diagnostic = Diagnostic.of(code, location, message, hint);
    }

    public Diagnostic diagnostic() {
        return diagnostic;
    }
}
