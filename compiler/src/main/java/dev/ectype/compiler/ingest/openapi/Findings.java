package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.source.ArrayNode;
import dev.ectype.compiler.source.BooleanNode;
import dev.ectype.compiler.source.Located;
import dev.ectype.compiler.source.NumberNode;
import dev.ectype.compiler.source.ObjectNode;
import dev.ectype.compiler.source.ScalarNode;

/** Says what is odd about a description, in one voice. */
final class Findings {
    private final Diagnostics diagnostics;

    Findings(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** A field holds something else than the format wants there. */
    void unexpected(Located place, String field, String wanted) {
        report(
                DiagnosticCode.UNEXPECTED_VALUE,
                place,
                "`" + field + "` should be " + wanted + " but is " + described(place),
                "Write " + wanted + "; until then it is left out or read as that.");
    }

    void report(DiagnosticCode code, Located place, String message, String hint) {
        diagnostics.report(code, place.location(), message, hint);
    }

    private static String described(Located place) {
        if (place.node() instanceof ObjectNode) {
            return "an object";
        }
        if (place.node() instanceof ArrayNode) {
            return "a list";
        }
        if (!(place.node() instanceof ScalarNode scalar)) {
            return "nothing";
        }
        String text = scalar.text().length() > 60 ? scalar.text().substring(0, 60) + "..." : scalar.text();
        boolean bare = scalar instanceof NumberNode || scalar instanceof BooleanNode;
        return bare ? text : "`" + text + "`";
    }
}
