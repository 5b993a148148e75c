package dev.ectype.compiler.ingest.protobuf.resolve;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.ingest.protobuf.syntax.Position;

/** Carries what is wrong with an option up to whoever goes on with the next; never leaves this package. */
final class OptionFault extends Exception {
    private static final long serialVersionUID = 1L;

    private final DiagnosticCode code;
    private final transient Position place;
    private final String hint;

    private OptionFault(DiagnosticCode code, Position place, String message, String hint) {
        super(message, null, false, false);
        this.code = code;
        this.place = place;
        this.hint = hint;
    }

    static OptionFault unknown(Position place, String message, String hint) {
        return new OptionFault(DiagnosticCode.UNKNOWN_NAME, place, message, hint);
    }

    static OptionFault wrong(Position place, String message, String hint) {
        return new OptionFault(DiagnosticCode.FORBIDDEN_DECLARATION, place, message, hint);
    }

    void report(LinkedFile file) {
        file.parsed().problems().report(code, place, String.valueOf(getMessage()), hint);
    }
}
