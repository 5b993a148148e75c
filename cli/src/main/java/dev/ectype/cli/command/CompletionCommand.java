package dev.ectype.cli.command;

import dev.ectype.cli.command.base.EctypeCommand;
import dev.ectype.cli.render.CompletionScripts;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints a completion script. */
@Command(
        name = "completion",
        description = "Prints a script that completes commands and options in bash (default), zsh or fish.",
        customSynopsis = "ectype completion [bash | zsh | fish] [--json]")
final class CompletionCommand extends EctypeCommand {
    private static final List<String> SHELLS = List.of("bash", "zsh", "fish");

    @Parameters(arity = "0..1", paramLabel = "bash|zsh|fish", description = "The shell.")
    private String shell = "bash";

    @Option(names = "--json", description = "Print the script as a member of a JSON object.")
    private boolean json;

    CompletionCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        if (!SHELLS.contains(shell)) {
            throw CommandFailure.usage(
                    "the shell \"" + shell + "\" is not supported",
                    "Write for example `ectype completion bash`; supported shells are " + String.join(", ", SHELLS)
                            + ".");
        }
        String script = script().stripTrailing();
        JsonObject object =
                JsonObject.builder().put("shell", shell).put("script", script).build();
        terminal().out().println(json ? JsonPrinter.compact(object) : script);
        return ExitCode.DONE;
    }

    private String script() {
        CommandLine all = CommandLineFactory.of(terminal(), CommandName.values());
        if (shell.equals("bash")) {
            return AutoComplete.bash("ectype", all);
        }
        List<CompletionScripts.Entry> entries = new ArrayList<>();
        for (CommandName name : CommandName.values()) {
            entries.add(entry(
                    name,
                    Objects.requireNonNull(all.getSubcommands().get(name.word()), name.word())
                            .getCommandSpec()));
        }
        CompletionScripts scripts = new CompletionScripts(entries);
        return shell.equals("zsh") ? scripts.zsh() : scripts.fish();
    }

    private static CompletionScripts.Entry entry(CommandName name, CommandSpec spec) {
        List<CompletionScripts.Flag> flags = spec.options().stream()
                .filter(option -> !option.hidden())
                .map(CompletionCommand::flag)
                .toList();
        List<String> words = new ArrayList<>();
        boolean files = false;
        for (PositionalParamSpec each : spec.positionalParameters()) {
            if (each.completionCandidates() != null) {
                each.completionCandidates().forEach(words::add);
            }
            files |= each.paramLabel().matches("SPEC.*|RECORDING|FILE.*");
        }
        if (name == CommandName.COMPLETION) {
            words.addAll(SHELLS);
        }
        return new CompletionScripts.Entry(name.word(), name.summary(), flags, words, files);
    }

    private static CompletionScripts.Flag flag(OptionSpec option) {
        return new CompletionScripts.Flag(
                List.of(option.names()),
                option.arity().max() == 0 ? "" : option.paramLabel(),
                String.join(" ", option.description()).replaceFirst("(?s)(\\. | \\(|; ).*", ""));
    }
}
