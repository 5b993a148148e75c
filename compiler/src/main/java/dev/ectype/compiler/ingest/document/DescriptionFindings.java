package dev.ectype.compiler.ingest.document;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.BooleanNode;
import dev.ectype.compiler.source.tree.NumberNode;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.ScalarNode;

/** Reports problems of a description. */
public final class DescriptionFindings {
    private final Diagnostics diagnostics;

    public DescriptionFindings(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Reports a field with a value of an unexpected form. */
    public void unexpected(LocatedNode place, String field, String wanted) {
        report(
                DiagnosticCode.UNEXPECTED_VALUE,
                place,
                "`" + field + "` should be " + wanted + " but is " + described(place),
                "Write " + wanted + "; until then the value is ignored or converted.");
    }

    public void report(DiagnosticCode code, LocatedNode place, String message, String hint) {
        diagnostics.report(code, place.location(), message, hint);
    }

    private static String described(LocatedNode place) {
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
