package dev.ectype.cli.command.team;

import dev.ectype.cli.terminal.Terminal;
import picocli.CommandLine.Command;

/** {@code whoami} by the name under which scopes are looked for. */
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
