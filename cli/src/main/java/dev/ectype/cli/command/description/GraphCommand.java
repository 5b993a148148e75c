package dev.ectype.cli.command.description;

import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.graph.GraphSelection;
import dev.ectype.compiler.graph.print.GraphFormat;
import dev.ectype.runtime.emulator.launch.NearestName;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the behavior graph of an API. */
@Command(
        name = "graph",
        description = "Prints how the operations of an API read and change its resources.",
        customSynopsis = "ectype graph [OPTION...] SPEC")
public final class GraphCommand extends CompilingCommand {
    private static final int SUGGESTED = 10;

    @Parameters(paramLabel = "SPEC", description = "A file, a folder, a URL, or - for standard input.")
    private String spec = "";

    @Option(names = "--format", paramLabel = "FORMAT", description = "json, mermaid (default), dot or svg.")
    private @Nullable String format;

    @Option(names = "--json", description = "The same as --format=json.")
    private boolean json;

    @Option(names = "--out", paramLabel = "FILE", description = "Write to a file instead of standard output.")
    private @Nullable String out;

    @Option(
            names = "--resource",
            paramLabel = "NAME",
            description =
                    "Print only this resource with its operations; repeatable, and combinable with the other filters.")
    private List<String> resources = new ArrayList<>();

    @Option(names = "--tag", paramLabel = "NAME", description = "Print only the operations with this tag.")
    private List<String> tags = new ArrayList<>();

    @Option(names = "--operation", paramLabel = "NAME", description = "Print only this operation.")
    private List<String> operations = new ArrayList<>();

    public GraphCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        String word = format != null ? format : json ? "json" : "mermaid";
        GraphFormat chosen = GraphFormat.named(word);
        if (chosen == null) {
            throw CommandFailure.usage(
                    "--format takes json, mermaid, dot or svg, but was \"" + word + "\"", "Omit it for mermaid.");
        }
        CompilationResult result = compiled(request(new SpecResolver(finder()).resolve(spec)), List.of(spec));
        Compilation compilation = result.compilation();
        if (!accept(result.diagnostics()) || compilation == null) {
            return ExitCode.BAD_INPUT;
        }
        String text = chosen.print(selected(compilation.graph()));
        if (out == null) {
            terminal().out().print(text.endsWith("\n") ? text : text + "\n");
        } else {
            write(terminal().path(out), text);
            terminal().printMessage("wrote " + out);
        }
        return ExitCode.DONE;
    }

    private BehaviorGraph selected(BehaviorGraph graph) {
        GraphSelection everything = GraphSelection.everythingOf(graph);
        check("--resource", resources, everything.resources());
        check("--tag", tags, everything.tags());
        check("--operation", operations, everything.operations());
        return new GraphSelection(resources, tags, operations).of(graph);
    }

    private void check(String option, List<String> named, List<String> everything) {
        for (String name : named) {
            if (!everything.contains(name)) {
                String nearest = NearestName.to(name, everything);
                String some = String.join(", ", everything.subList(0, Math.min(SUGGESTED, everything.size())));
                throw CommandFailure.usage(
                        "\"" + spec + "\" has no " + option.substring(2) + " \"" + name + "\"",
                        nearest != null
                                ? "Did you mean " + nearest + "?"
                                : everything.isEmpty()
                                        ? "The API has none; omit " + option + "."
                                        : "Known names: " + some + (everything.size() > SUGGESTED ? ", …" : "."));
            }
        }
    }
}
