package dev.ectype.maven.report;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.SourceLocation;
import java.util.List;
import org.apache.maven.plugin.logging.Log;

/** Writes diagnostics to Maven's log in the compiler format {@code file:[line,column] message}, which editors link. */
public final class DiagnosticLog {
    private DiagnosticLog() {}

    /** Logs each diagnostic at its severity, with its hint below it. */
    public static void log(List<Diagnostic> found, Log log) {
        for (Diagnostic each : found) {
            String text = line(each) + "\n  hint: " + each.hint();
            switch (each.severity()) {
                case ERROR -> log.error(text);
                case WARNING -> log.warn(text);
                case NOTE -> log.info(text);
            }
        }
    }

    static String line(Diagnostic found) {
        return place(found.location()) + found.code().id() + " " + found.message();
    }

    private static String place(SourceLocation location) {
        return location.file().isEmpty()
                ? ""
                : location.file() + ":[" + location.line() + "," + location.column() + "] ";
    }

    /** The failure message of a build with the number of errors. */
    public static String failure(List<Diagnostic> found) {
        long errors = found.stream().filter(Diagnostic::isError).count();
        return errors == 1 ? "1 error in the description" : errors + " errors in the descriptions";
    }
}
