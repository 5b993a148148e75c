package dev.ectype.cli.command.team;

import dev.ectype.cli.terminal.Terminal;
import picocli.CommandLine.Command;

/** Prints the same as {@code whoami}, under a name that users who look for scopes find. */
@Command(
        name = "scopes",
        description =
                "Shows the key that commands use for the service, with its owner and scope, as `ectype whoami` does.",
        customSynopsis = "ectype scopes [OPTION...]",
        sortOptions = false)
public final class ScopesCommand extends WhoamiCommand {
    public ScopesCommand(Terminal terminal) {
        super(terminal);
    }
}
