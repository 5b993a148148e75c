package dev.ectype.cli.command;

import dev.ectype.cli.terminal.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Puts the commands that are needed together for picocli. */
public final class CommandLines {
    private CommandLines() {}

    /** The command {@code ectype} with only these subcommands. */
    public static CommandLine of(Terminal terminal, CommandName... names) {
        CommandSpec root = CommandSpec.create().name("ectype");
        CommandLine line = new CommandLine(root);
        for (CommandName name : names) {
            EctypeCommand command = name.create(terminal);
            CommandLine subcommand = new CommandLine(command);
            command.complete(subcommand.getCommandSpec());
            line.addSubcommand(name.word(), subcommand);
        }
        line.setUsageHelpAutoWidth(false);
        line.setAbbreviatedOptionsAllowed(false);
        line.setExecutionStrategy(parsed -> {
            EmptyArguments.refuse(parsed);
            return new CommandLine.RunLast().execute(parsed);
        });
        return line.setOut(terminal.out()).setErr(terminal.err());
    }
}
