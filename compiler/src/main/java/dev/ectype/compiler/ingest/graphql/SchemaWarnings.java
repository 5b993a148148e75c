package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import graphql.language.Node;

/** Tells of what is odd about a schema and does not matter. */
final class SchemaWarnings {
    private final Diagnostics diagnostics;
    private final String file;

    /** @param file what is told of where a part of the schema does not say where it is written */
    SchemaWarnings(Diagnostics diagnostics, String file) {
        this.diagnostics = diagnostics;
        this.file = file;
    }

    void repeated(String what, Node<?> second) {
        report(what + " is declared twice; the first declaration counts", second, "Take one of the two out.");
    }

    void unknownType(String name, Node<?> place) {
        diagnostics.report(
                DiagnosticCode.UNKNOWN_TYPE,
                SdlReader.location(place, file),
                "the type `" + name + "` is not declared, and counts as a scalar",
                "Declare it, or name the file that does as well.");
    }

    /** The schema is refused. */
    void tooLarge(String message, Node<?> place, String hint) {
        diagnostics.report(DiagnosticCode.TOO_LARGE, SdlReader.location(place, file), message, hint);
    }

    void report(String message, Node<?> place, String hint) {
        diagnostics.report(DiagnosticCode.ODD_SCHEMA, SdlReader.location(place, file), message, hint);
    }
}
