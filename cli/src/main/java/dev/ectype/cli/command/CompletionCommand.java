package dev.ectype.cli.command;

import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Prints the completion script. */
@Command(
        name = "completion",
        description = {
            "Prints a script that completes commands and options in bash and zsh.",
            "Use it with: source <(ectype completion)"
        },
        customSynopsis = "ectype completion [--json]")
final class CompletionCommand extends EctypeCommand {
    @Option(names = "--json", description = "Print the script as a member of a JSON object.")
    private boolean json;

    CompletionCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        CommandLine all = CommandLines.of(terminal(), CommandName.values());
        String script = AutoComplete.bash("ectype", all);
        terminal()
                .out()
                .println(
                        json
                                ? JsonPrinter.compact(JsonObject.builder()
                                        .put("script", script)
                                        .build())
                                : script);
        return ExitCode.DONE;
    }
}
