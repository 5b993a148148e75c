package dev.ectype.cli.command;

import dev.ectype.cli.render.IngestSummary;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Failure;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.json.JsonPrinter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Reads a description and says what was understood. */
@Command(
        name = "ingest",
        description = "Reads a description and says what was understood.",
        customSynopsis = "ectype ingest [OPTION...] SPEC")
final class IngestCommand extends CompilingCommand {
    @Parameters(paramLabel = "SPEC", description = "A file, a folder, an http address, or - for standard input.")
    private String spec = "";

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "The format, where it is not to be detected: openapi.")
    private @Nullable String format;

    @Option(names = "--out", paramLabel = "FILE", description = "Write everything that was understood, as JSON.")
    private @Nullable String out;

    @Option(names = "--export", paramLabel = "FILE", hidden = true)
    private @Nullable String export;

    @Option(names = "--json", description = "Print the summary and all findings as JSON.")
    private boolean json;

    IngestCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        refuseWhatIsNotThere();
        CompilationResult result = new EmulatorCompiler().compile(request(new NamedSpec(finder()).find(spec)));
        Compilation compilation = result.compilation();
        ApiModel model = compilation == null ? null : compilation.graph().model();
        boolean accepted = accept(result.diagnostics());
        if (json) {
            terminal().out().println(JsonPrinter.compact(IngestSummary.json(model, result.diagnostics())));
        }
        if (!accepted || model == null) {
            return ExitCode.BAD_INPUT;
        }
        if (!json) {
            IngestSummary.lines(model, result.diagnostics()).forEach(terminal().out()::println);
        }
        if (out != null) {
            write(terminal().path(out), JsonPrinter.pretty(IrJson.write(model)));
            terminal().say("wrote " + out);
        }
        terminal().out().flush();
        if (!spec.equals("-")) {
            terminal().say("Next: ectype emulate " + spec);
        }
        return ExitCode.DONE;
    }

    private void refuseWhatIsNotThere() {
        if (export != null) {
            throw Failure.usage(
                    "--export is not available in this version", "`--out FILE` writes what was understood.");
        }
        if (format != null && !format.equals("openapi")) {
            throw Failure.usage(
                    "--format \"" + format + "\" is not available in this version", "The format read is openapi.");
        }
    }
}
