package dev.ectype.cli.command;

import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Failure;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.graph.GraphFormat;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the behavior graph of an API. */
@Command(
        name = "graph",
        description = "Prints how the operations of an API read and change its resources.",
        customSynopsis = "ectype graph [OPTION...] SPEC")
final class GraphCommand extends CompilingCommand {
    @Parameters(paramLabel = "SPEC", description = "A file, a folder, an http address, or - for standard input.")
    private String spec = "";

    @Option(names = "--format", paramLabel = "FORMAT", description = "json, mermaid (default), dot or svg.")
    private @Nullable String format;

    @Option(names = "--json", description = "The same as --format=json.")
    private boolean json;

    @Option(names = "--out", paramLabel = "FILE", description = "Write to a file instead of standard output.")
    private @Nullable String out;

    GraphCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        String word = format != null ? format : json ? "json" : "mermaid";
        GraphFormat chosen = GraphFormat.named(word);
        if (chosen == null) {
            throw Failure.usage(
                    "--format takes json, mermaid, dot or svg, but was \"" + word + "\"", "Leave it out for mermaid.");
        }
        CompilationResult result = new EmulatorCompiler().compile(request(new NamedSpec(finder()).find(spec)));
        Compilation compilation = result.compilation();
        if (!accept(result.diagnostics()) || compilation == null) {
            return ExitCode.BAD_INPUT;
        }
        String text = chosen.print(compilation.graph());
        if (out == null) {
            terminal().out().print(text.endsWith("\n") ? text : text + "\n");
        } else {
            write(terminal().path(out), text);
            terminal().say("wrote " + out);
        }
        return ExitCode.DONE;
    }
}
