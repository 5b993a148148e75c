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
    public static void print(List<Diagnostic> found, PrintWriter err, Colors colors) {
        boolean failed = found.stream().anyMatch(Diagnostic::isError);
        List<Diagnostic> told = found.stream()
                .filter(each -> failed ? each.isError() : each.severity() == Severity.WARNING)
                .toList();
        for (Diagnostic each : told.subList(0, Math.min(MAX_LINES, told.size()))) {
            err.println(line(each, colors));
            err.println("  hint: " + SafeText.lines(each.hint()));
        }
        if (told.size() > MAX_LINES) {
            String kind = failed ? "errors" : "warnings";
            err.println(
                    "... and " + (told.size() - MAX_LINES) + " more " + kind + "; `ectype ingest --json` shows all.");
        }
        found.stream()
                .filter(each -> !failed && each.severity() == Severity.NOTE)
                .limit(MAX_LINES)
                .forEach(each -> err.println(line(each, colors)));
        err.flush();
    }

    public static JsonArray json(List<Diagnostic> found) {
        return new JsonArray(found.stream().map(DiagnosticPrinter::json).toList());
    }

    /** Converts a diagnostic to JSON, without a location if it belongs to no file. */
    public static JsonValue json(Diagnostic found) {
        return JsonObject.builder()
                .put("code", found.code().id())
                .put("severity", found.severity().name().toLowerCase(Locale.ROOT))
                .put("file", found.location().file())
                .put("line", found.location().line())
                .put("column", found.location().column())
                .put("message", found.message())
                .put("hint", found.hint())
                .build();
    }

    private static String line(Diagnostic found, Colors colors) {
        String code = found.code().id();
        String marked = found.isError() ? colors.red(code) : colors.yellow(code);
        return SafeText.line(found.location().printed()) + " " + marked + " " + SafeText.lines(found.message());
    }
}
