package dev.ectype.compiler.ingest.protobuf.resolve;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.ingest.protobuf.token.Position;

/**
 * Signals an invalid option. The interpreter reports it and continues with the next option; it never leaves this
 * package.
 */
final class InvalidOption extends Exception {
    private static final long serialVersionUID = 1L;

    private final DiagnosticCode code;
    private final transient Position place;
    private final String hint;

    private InvalidOption(DiagnosticCode code, Position place, String message, String hint) {
        super(message, null, false, false);
        this.code = code;
        this.place = place;
        this.hint = hint;
    }

    static InvalidOption unknown(Position place, String message, String hint) {
        return new InvalidOption(DiagnosticCode.UNKNOWN_NAME, place, message, hint);
    }

    static InvalidOption wrong(Position place, String message, String hint) {
        return new InvalidOption(DiagnosticCode.FORBIDDEN_DECLARATION, place, message, hint);
    }

    boolean isUnknownName() {
        return code == DiagnosticCode.UNKNOWN_NAME;
    }

    void report(LinkedFile file) {
        file.parsed().problems().report(code, place, String.valueOf(getMessage()), hint);
    }
}
