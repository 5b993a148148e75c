package dev.ectype.compiler.source;

import dev.ectype.compiler.diagnostic.DiagnosticCode;

/** Signals that a referenced file is unavailable, with the reason. The caller adds the location of the reference. */
final class UnavailableFile extends Exception {
    private static final long serialVersionUID = 1L;

    private final DiagnosticCode code;
    private final String hint;

    UnavailableFile(DiagnosticCode code, String message, String hint) {
        super(message, null, false, false);
        this.code = code;
        this.hint = hint;
    }

    static UnavailableFile otherOrigin(String reference) {
        return new UnavailableFile(
                DiagnosticCode.REFERENCE_TO_OTHER_ORIGIN,
                "the reference \"" + reference + "\" points to another origin, which is not read",
                "Save the referenced file beside this file and refer to the copy.");
    }

    static UnavailableFile absent(String file) {
        return new UnavailableFile(
                DiagnosticCode.REFERENCE_TO_NOTHING,
                "the file \"" + file + "\" does not exist",
                "Correct the path; it is relative to the file with the reference.");
    }

    DiagnosticCode code() {
        return code;
    }

    String message() {
        return String.valueOf(getMessage());
    }

    String hint() {
        return hint;
    }
}
