package dev.ectype.compiler.ingest.protobuf.token;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.SourceLocation;

/** Reports what is wrong with one file, where users see it. */
public final class FileProblems {
    private final String file;
    private final Diagnostics diagnostics;
    private int reported;
    private boolean isCutShort;

    /**
     * Reports into a collector.
     *
     * @param file the name that users know the file by
     */
    public FileProblems(String file, Diagnostics diagnostics) {
        this.file = file;
        this.diagnostics = diagnostics;
    }

    /** The text makes no sense. A file that was not read to its end lacks what its statements need, which says nothing. */
    public void malformed(ProtoSyntaxError complaint) {
        if (!isCutShort) {
            report(DiagnosticCode.BROKEN_PROTO, complaint.position(), complaint.message(), complaint.hint());
        }
    }

    /** The file is not read any further, because it is too large. */
    public void tooLarge(Position position, String message, String hint) {
        report(DiagnosticCode.TOO_LARGE, position, message, hint);
        isCutShort = true;
    }

    public void report(DiagnosticCode code, Position position, String message, String hint) {
        reported++;
        diagnostics.report(code, new SourceLocation(file, position.line(), position.column()), message, hint);
    }

    /** How much was reported. */
    public int reported() {
        return reported;
    }

    /** The name that users know the file by. */
    public String file() {
        return file;
    }
}
