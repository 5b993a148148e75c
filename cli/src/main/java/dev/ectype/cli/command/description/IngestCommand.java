package dev.ectype.cli.command.description;

import dev.ectype.cli.render.FidelityLines;
import dev.ectype.cli.render.IngestSummary;
import dev.ectype.cli.render.YamlPrinter;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.ingest.Ingestors;
import dev.ectype.compiler.ingest.SourceFormat;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.launcher.fidelity.FidelityReport;
import dev.ectype.runtime.emulator.openapi.OpenApiDocument;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.Plan;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Reads descriptions as one API and prints the resulting model. */
@Command(
        name = "ingest",
        description = "Reads one or several descriptions as one API and summarizes the API model.",
        customSynopsis = "ectype ingest [OPTION...] (SPEC | NAME)...")
public final class IngestCommand extends CompilingCommand {
    private static final String DETECTED = "auto";

    @Parameters(
            paramLabel = "SPEC|NAME",
            arity = "1..*",
            description = "A file, a folder, a URL, - for standard input, or a name of `ectype catalog`.")
    private List<String> typed = new ArrayList<>();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            split = ",",
            completionCandidates = Formats.class,
            description =
                    "Format instead of detection: ${COMPLETION-CANDIDATES}. For several descriptions, one for all, or one each in order, with auto for detection.")
    private List<String> formats = new ArrayList<>();

    @Option(names = "--out", paramLabel = "FILE", description = "Write the API model as JSON.")
    private @Nullable String out;

    @Option(
            names = "--export",
            paramLabel = "FILE",
            description =
                    "Write an OpenAPI description of the API model; YAML if the name ends in .yaml. For a recording, also write its initial state beside it, as FILE with the ending .fixture.json.")
    private @Nullable String export;

    @Option(
            names = "--fidelity",
            description = "Replay a recording against its own emulator and report how many responses match.")
    private boolean measured;

    @Option(names = "--json", description = "Print the summary and all diagnostics as JSON.")
    private boolean json;

    public IngestCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        SpecResolver finder = new SpecResolver(finder());
        CompilationRequest request =
                request(typed.stream().map(finder::resolve).toList()).withFormats(formats());
        CompilationResult result = compiled(request, typed);
        Compilation compilation = result.compilation();
        ApiModel model = compilation == null ? null : compilation.graph().model();
        boolean accepted = accept(result.diagnostics());
        JsonObject written = compilation == null ? null : compilation.recordedDescription();
        FidelityReport fidelity = accepted && compilation != null && measured
                ? new FidelityRun(terminal().path(typed.get(0)), request).run(recorded(written))
                : null;
        if (json) {
            JsonObject summary = IngestSummary.json(model, result.diagnostics());
            terminal()
                    .out()
                    .println(JsonPrinter.compact(
                            fidelity == null ? summary : summary.with("fidelity", FidelityLines.json(fidelity))));
        }
        if (!accepted || compilation == null || model == null) {
            return ExitCode.BAD_INPUT;
        }
        if (!json) {
            IngestSummary.lines(model, result.diagnostics()).forEach(terminal().out()::println);
            if (fidelity != null) {
                FidelityLines.of(fidelity).forEach(terminal().out()::println);
            }
        }
        if (export != null) {
            export(export, written == null ? described(compilation) : written);
        }
        String fixture = export == null || written == null ? null : fixture(export, compilation);
        if (export != null) {
            terminal().printMessage("wrote " + export + (fixture == null ? "" : " and " + fixture));
        }
        if (out != null) {
            write(terminal().path(out), JsonPrinter.pretty(IrJson.write(model)));
            terminal().printMessage("wrote " + out);
        }
        terminal().out().flush();
        if (fixture != null) {
            terminal().printMessage("Next: ectype emulate " + export + " --fixture " + fixture);
        } else if (!typed.contains("-")) {
            terminal().printMessage("Next: ectype emulate " + String.join(" ", typed));
        }
        return ExitCode.DONE;
    }

    private JsonObject recorded(@Nullable JsonObject written) {
        if (written == null) {
            throw CommandFailure.usage(
                    "\"" + String.join("\", \"", typed) + "\" is not a recording, so it has no derived description",
                    "Use a file of `ectype record` or an HTTP Archive.");
        }
        return written;
    }

    /** Returns the document that the emulator serves at {@code /__service/openapi.json}. */
    private JsonObject described(Compilation compilation) {
        Plan plan = Plan.parse(compilation.emission().plan().getBytes(StandardCharsets.UTF_8));
        if (!OpenApiDocument.describes(plan)) {
            throw CommandFailure.usage(
                    "\"" + String.join("\", \"", typed) + "\" has no operations with an HTTP binding",
                    "--out FILE writes the API model.");
        }
        return (JsonObject) JsonReader.read(OpenApiDocument.of(plan, ""));
    }

    private void export(String file, JsonObject description) {
        String text = file.matches(".*\\.ya?ml") ? YamlPrinter.print(description) : JsonPrinter.pretty(description);
        write(terminal().path(file), text);
    }

    /** Writes the initial state of a recording beside its exported description. Returns the name of the file. */
    private String fixture(String exported, Compilation compilation) {
        Document start = Plan.parse(compilation.emission().plan().getBytes(StandardCharsets.UTF_8))
                .start();
        String file = exported.replaceFirst("\\.[A-Za-z]+$", "") + ".fixture.json";
        String text = start == null ? "{}" : JsonPrinter.pretty(JsonReader.read(start.text()));
        write(terminal().path(file), text);
        return file;
    }

    private List<SourceFormat> formats() {
        if (formats.size() > 1 && formats.size() != typed.size()) {
            throw CommandFailure.usage(
                    "--format takes one format, or one for each of " + typed.size() + " descriptions, but has "
                            + formats.size(),
                    "Write " + DETECTED + " for a description whose format is detected.");
        }
        List<SourceFormat> read = formats.stream().map(IngestCommand::format).toList();
        return read.size() == 1 ? Collections.nCopies(typed.size(), read.get(0)) : read;
    }

    private static SourceFormat format(String name) {
        String known = name.strip().toLowerCase(Locale.ROOT);
        if (known.equals(DETECTED)) {
            return SourceFormat.UNKNOWN;
        }
        for (SourceFormat each : Ingestors.formats()) {
            if (Formats.name(each).equals(known)) {
                return each;
            }
        }
        throw CommandFailure.usage(
                "--format takes " + String.join(", ", new Formats()) + ", but was \"" + name + "\"",
                "Omit it to detect the format.");
    }

    /** Lists the names of the supported input formats for picocli. */
    static final class Formats implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Ingestors.formats().stream().map(Formats::name).iterator();
        }

        static String name(SourceFormat format) {
            return format.name().toLowerCase(Locale.ROOT);
        }
    }
}
