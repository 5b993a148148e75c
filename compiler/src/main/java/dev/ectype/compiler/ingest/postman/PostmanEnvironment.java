package dev.ectype.compiler.ingest.postman;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.SourceResolver;
import java.util.ArrayList;
import java.util.List;

/** Reads the variables of Postman environments, and of exported globals, which have the same form. */
public final class PostmanEnvironment {
    private PostmanEnvironment() {}

    /** Returns the variables of all files, later ones last. Reports files of another form. */
    public static JsonArray read(List<SourceResolver> files, Diagnostics diagnostics) {
        List<JsonValue> variables = new ArrayList<>();
        for (SourceResolver file : files) {
            SourceDocument entry = file.entry();
            if (entry == null) {
                continue;
            }
            if (entry.root().toJson() instanceof JsonObject root && root.member("values") instanceof JsonArray values) {
                variables.addAll(values.elements());
            } else {
                diagnostics.report(
                        DiagnosticCode.MALFORMED_ENVIRONMENT,
                        entry.location(entry.root()),
                        "the file is not a Postman environment: it has no list `values`",
                        "Export the environment from Postman, and give that file.");
            }
        }
        return new JsonArray(variables);
    }
}
