package dev.ectype.cli.command;

import dev.ectype.cli.terminal.Terminal;
import picocli.CommandLine.Command;

/** {@code whoami} by the name under which scopes are looked for. */
@Command(
        name = "scopes",
        description =
                "Says whose key the commands that ask the service take, and what it may do, as `ectype whoami` does.",
        customSynopsis = "ectype scopes [OPTION...]",
        sortOptions = false)
final class ScopesCommand extends WhoamiCommand {
    ScopesCommand(Terminal terminal) {
        super(terminal);
    }
}
