package dev.ectype.cli.render;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.Severity;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.json.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Formats the model of a description as text and JSON. */
public final class IngestSummary {
    private static final int MAX_NAMES = 8;

    private IngestSummary() {}

    /** Returns the JSON form, which has only diagnostics if the description is unreadable. */
    public static JsonObject json(@Nullable ApiModel model, List<Diagnostic> diagnostics) {
        JsonObject.Builder json = JsonObject.builder();
        if (model != null) {
            json.put("api", api(model)).put("counts", counts(model));
        }
        return json.put("diagnostics", DiagnosticPrinter.json(diagnostics)).build();
    }

    /** Returns the name, the version and the model hash of an API. */
    public static JsonObject api(ApiModel model) {
        return JsonObject.builder()
                .put("name", model.api().name())
                .put("version", model.api().version())
                .put("hash", IrJson.hash(model))
                .build();
    }

    public static List<String> lines(ApiModel model, List<Diagnostic> diagnostics) {
        List<String> names =
                model.resources().stream().map(each -> each.name().toString()).toList();
        long warnings = diagnostics.stream()
                .filter(each -> each.severity() == Severity.WARNING)
                .count();
        return new Columns()
                .row("API", model.api().name() + " " + model.api().version())
                .row("endpoints", Integer.toString(model.endpoints().size()))
                .row("resources", model.resources().size() + joinNames(names))
                .row("relationships", Integer.toString(model.relationships().size()))
                .row("warnings", Long.toString(warnings))
                .lines();
    }

    private static JsonObject counts(ApiModel model) {
        return JsonObject.builder()
                .put("endpoints", model.endpoints().size())
                .put("resources", model.resources().size())
                .put("relationships", model.relationships().size())
                .build();
    }

    private static String joinNames(List<String> names) {
        String rest = names.size() > MAX_NAMES ? ", ..." : "";
        return names.isEmpty()
                ? ""
                : ": " + String.join(", ", names.subList(0, Math.min(MAX_NAMES, names.size()))) + rest;
    }
}
