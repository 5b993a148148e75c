package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import graphql.language.Node;

/** Reports flaws of a schema that do not prevent its use. */
final class SchemaWarnings {
    private final Diagnostics diagnostics;
    private final String file;

    /**
     * @param file the file to report for nodes without a location
     */
    SchemaWarnings(Diagnostics diagnostics, String file) {
        this.diagnostics = diagnostics;
        this.file = file;
    }

    void repeated(String what, Node<?> second) {
        report(what + " is declared twice; the first declaration is used", second, "Remove one of the declarations.");
    }

    void unknownType(String name, Node<?> place) {
        diagnostics.report(
                DiagnosticCode.UNKNOWN_TYPE,
                SdlReader.location(place, file),
                "the type `" + name + "` is not declared and is read as a scalar",
                "Declare the type, or also pass the file that declares it.");
    }

    /** Reports a limit that makes the schema unusable. */
    void tooLarge(String message, Node<?> place, String hint) {
        diagnostics.report(DiagnosticCode.TOO_LARGE, SdlReader.location(place, file), message, hint);
    }

    void report(String message, Node<?> place, String hint) {
        diagnostics.report(DiagnosticCode.ODD_SCHEMA, SdlReader.location(place, file), message, hint);
    }
}
