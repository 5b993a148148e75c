package dev.ectype.launcher.field;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Severity;
import dev.ectype.compiler.diagnostic.SourceLocation;
import java.io.IOException;

/** Writes diagnostics as fields of a message, and reads them. */
public final class DiagnosticFields {
    private DiagnosticFields() {}

    public static void write(Diagnostic diagnostic, FieldWriter writer) throws IOException {
        writer.text(diagnostic.code().name());
        writer.text(diagnostic.severity().name());
        writer.text(diagnostic.location().file());
        writer.out().writeInt(diagnostic.location().line());
        writer.out().writeInt(diagnostic.location().column());
        writer.text(diagnostic.message());
        writer.text(diagnostic.hint());
    }

    public static Diagnostic read(FieldReader reader) throws IOException {
        return new Diagnostic(
                DiagnosticCode.valueOf(reader.text()),
                Severity.valueOf(reader.text()),
                new SourceLocation(
                        reader.text(), reader.in().readInt(), reader.in().readInt()),
                reader.text(),
                reader.text());
    }
}
