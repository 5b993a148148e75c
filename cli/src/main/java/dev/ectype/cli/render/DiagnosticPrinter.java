package dev.ectype.cli.render;

import dev.ectype.cli.terminal.Colors;
import dev.ectype.cli.terminal.SafeText;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.Severity;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/** Prints diagnostics as lines {@code file:line:column CODE message} with hints, or as JSON. */
public final class DiagnosticPrinter {
    /** Limits the output to one screen; {@code --json} prints all diagnostics. */
    private static final int MAX_LINES = 20;

    private DiagnosticPrinter() {}

    /** Prints the errors, else the warnings, and one line for each note. */
    public static void print(List<Diagnostic> diagnostics, PrintWriter err, Colors colors) {
        boolean failed = diagnostics.stream().anyMatch(Diagnostic::isError);
        List<Diagnostic> printed = diagnostics.stream()
                .filter(each -> failed ? each.isError() : each.severity() == Severity.WARNING)
                .toList();
        for (Diagnostic each : printed.subList(0, Math.min(MAX_LINES, printed.size()))) {
            err.println(line(each, colors));
            err.println("  hint: " + SafeText.lines(each.hint()));
        }
        if (printed.size() > MAX_LINES) {
            String kind = failed ? "errors" : "warnings";
            err.println("... and " + (printed.size() - MAX_LINES) + " more " + kind
                    + "; `ectype ingest --json` shows all.");
        }
        diagnostics.stream()
                .filter(each -> !failed && each.severity() == Severity.NOTE)
                .limit(MAX_LINES)
                .forEach(each -> err.println(line(each, colors)));
        err.flush();
    }

    public static JsonArray json(List<Diagnostic> diagnostics) {
        return new JsonArray(diagnostics.stream().map(DiagnosticPrinter::json).toList());
    }

    /** Converts a diagnostic to JSON, without a location if it belongs to no file. */
    public static JsonValue json(Diagnostic diagnostics) {
        return JsonObject.builder()
                .put("code", diagnostics.code().id())
                .put("severity", diagnostics.severity().name().toLowerCase(Locale.ROOT))
                .put("file", diagnostics.location().file())
                .put("line", diagnostics.location().line())
                .put("column", diagnostics.location().column())
                .put("message", diagnostics.message())
                .put("hint", diagnostics.hint())
                .build();
    }

    private static String line(Diagnostic diagnostics, Colors colors) {
        String code = diagnostics.code().id();
        String marked = diagnostics.isError() ? colors.red(code) : colors.yellow(code);
        return SafeText.line(diagnostics.location().printed()) + " " + marked + " "
                + SafeText.lines(diagnostics.message());
    }
}
