package dev.ectype.cli.inference;

import dev.ectype.cli.render.DiagnosticPrinter;
import dev.ectype.cli.render.IngestSummary;
import dev.ectype.compiler.conclusion.Conclusion;
import dev.ectype.compiler.conclusion.Grounds;
import dev.ectype.compiler.conclusion.InferenceReport;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonNull;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Formats conclusions as JSON. */
public final class InferenceJson {
    private InferenceJson() {}

    /** Returns the whole report, which has only diagnostics if the description is unreadable. */
    public static JsonObject of(@Nullable InferenceReport report, List<Diagnostic> diagnostics) {
        JsonObject.Builder json = JsonObject.builder();
        if (report != null) {
            json.put("api", IngestSummary.api(report.model())).put("conclusions", array(report.conclusions()));
        }
        return json.put("diagnostics", DiagnosticPrinter.json(diagnostics)).build();
    }

    static JsonArray array(List<Conclusion> conclusions) {
        return new JsonArray(
                conclusions.stream().<JsonValue>map(InferenceJson::conclusion).toList());
    }

    private static JsonObject conclusion(Conclusion conclusion) {
        JsonObject.Builder json = JsonObject.builder()
                .put("kind", conclusion.subject().section().singular())
                .put("subject", conclusion.subject().name())
                .put("aspect", conclusion.aspect())
                .put("value", conclusion.value());
        grounds(json, conclusion.grounds());
        SourceLocation location = conclusion.location();
        json.put("file", location.file()).put("line", location.line()).put("column", location.column());
        Conclusion.Alternative second = conclusion.runnerUp();
        if (second == null) {
            return json.put("runnerUp", JsonNull.NULL).build();
        }
        JsonObject.Builder other = JsonObject.builder().put("value", second.value());
        grounds(other, second.grounds());
        return json.put("runnerUp", other.build()).build();
    }

    static void grounds(JsonObject.Builder json, Grounds grounds) {
        json.put("rule", grounds.rule()).put("evidence", grounds.evidence()).put("confidence", grounds.confidence());
    }
}
