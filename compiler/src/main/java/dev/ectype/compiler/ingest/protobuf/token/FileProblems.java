package dev.ectype.compiler.ingest.protobuf.token;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.SourceLocation;

/** Reports the problems of one file. */
public final class FileProblems {
    private final String file;
    private final Diagnostics diagnostics;
    private int reported;
    private boolean isCutShort;

    /**
     * Creates a reporter for a file.
     *
     * @param file the display name of the file
     */
    public FileProblems(String file, Diagnostics diagnostics) {
        this.file = file;
        this.diagnostics = diagnostics;
    }

    /** Reports a syntax error, unless the file was cut short: its missing statements then cause meaningless errors. */
    public void malformed(ProtoSyntaxError complaint) {
        if (!isCutShort) {
            report(DiagnosticCode.BROKEN_PROTO, complaint.position(), complaint.message(), complaint.hint());
        }
    }

    /** Reports that the file is too large, which ends the reading. */
    public void tooLarge(Position position, String message, String hint) {
        report(DiagnosticCode.TOO_LARGE, position, message, hint);
        isCutShort = true;
    }

    public void report(DiagnosticCode code, Position position, String message, String hint) {
        reported++;
        diagnostics.report(code, new SourceLocation(file, position.line(), position.column()), message, hint);
    }

    /** Returns the number of reported problems. */
    public int reported() {
        return reported;
    }

    /** Returns the display name of the file. */
    public String file() {
        return file;
    }
}
