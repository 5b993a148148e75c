package dev.ectype.cli.command.team;

import dev.ectype.cli.terminal.Terminal;
import picocli.CommandLine.Command;

/** Prints the same as {@code whoami}, under a name that users who look for scopes find. */
@Command(
        name = "scopes",
        description =
                "Says whose key the commands that ask the service take, and what it may do, as `ectype whoami` does.",
        customSynopsis = "ectype scopes [OPTION...]",
        sortOptions = false)
public final class ScopesCommand extends WhoamiCommand {
    public ScopesCommand(Terminal terminal) {
        super(terminal);
    }
}
