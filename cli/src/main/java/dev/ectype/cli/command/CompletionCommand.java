package dev.ectype.cli.command;

import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Prints the completion script. */
@Command(
        name = "completion",
        description = {
            "Prints a script that completes commands and options in bash and zsh.",
            "Use it with: source <(ectype completion)"
        },
        customSynopsis = "ectype completion")
final class CompletionCommand extends EctypeCommand {
    CompletionCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        CommandLine all = CommandLines.of(terminal(), CommandName.values());
        terminal().out().println(AutoComplete.bash("ectype", all));
        return ExitCode.DONE;
    }
}
