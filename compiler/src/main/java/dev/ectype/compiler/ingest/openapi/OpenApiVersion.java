package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.ingest.document.DescriptionFindings;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ScalarNode;
import org.jspecify.annotations.Nullable;

/** Lists the versions of OpenAPI with a different meaning. */
public enum OpenApiVersion {
    V3_0,
    V3_1;

    /** Returns the version of a description, or null after reporting an unsupported one. */
    static @Nullable OpenApiVersion of(LocatedNode root, DescriptionFindings findings) {
        LocatedNode written = root.member("openapi");
        String text = written != null && written.node() instanceof ScalarNode scalar
                ? scalar.text().strip()
                : "";
        if (text.equals("3") || text.equals("3.0") || text.startsWith("3.0.")) {
            return V3_0;
        }
        if (!text.isEmpty() && !text.matches("3(\\..*)?")) {
            findings.report(
                    DiagnosticCode.UNSUPPORTED_VERSION,
                    written == null ? root : written,
                    "the description is written in OpenAPI `" + text + "`, but 3.0 or 3.1 is needed",
                    "Convert it to OpenAPI 3.1, and write `openapi: 3.1.0`.");
            return null;
        }
        boolean known = text.equals("3.1") || text.startsWith("3.1.");
        if (!known) {
            findings.report(
                    DiagnosticCode.OTHER_VERSION,
                    written == null ? root : written,
                    "OpenAPI " + (text.isEmpty() ? "without a version" : text) + " is read as 3.1",
                    "Features that exist only in that version are ignored.");
        }
        return V3_1;
    }

    public boolean siblingsCount() {
        return this != V3_0;
    }
}
