package dev.ectype.cli.command;

import dev.ectype.cli.command.base.EctypeCommand;
import dev.ectype.cli.render.CommandJsonFields;
import dev.ectype.cli.render.HelpExamples;
import dev.ectype.cli.terminal.Terminal;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Builds the picocli command line from the commands that a run needs. */
public final class CommandLineFactory {
    private static final String EXAMPLES = "examples";
    private static final String JSON_MEMBERS = "jsonMembers";

    private CommandLineFactory() {}

    /** Creates the command {@code ectype} with only these subcommands. */
    public static CommandLine of(Terminal terminal, CommandName... names) {
        CommandSpec root = CommandSpec.create().name("ectype");
        CommandLine line = new CommandLine(root);
        for (CommandName name : names) {
            EctypeCommand command = name.create(terminal);
            CommandLine subcommand = new CommandLine(command);
            command.complete(subcommand.getCommandSpec());
            explain(subcommand, name);
            line.addSubcommand(name.word(), subcommand);
        }
        line.setUsageHelpAutoWidth(false);
        line.setAbbreviatedOptionsAllowed(false);
        line.setExecutionStrategy(parsed -> {
            EmptyArgumentCheck.refuse(parsed);
            return new CommandLine.RunLast().execute(parsed);
        });
        return line.setOut(terminal.out()).setErr(terminal.err());
    }

    /** Puts the summary and the examples first in the help, because most readers need no more. */
    private static void explain(CommandLine command, CommandName name) {
        command.getHelpSectionMap().put(EXAMPLES, help -> HelpExamples.section(name.word()));
        command.getHelpSectionMap().put(JSON_MEMBERS, help -> CommandJsonFields.section(name.word()));
        command.setHelpSectionKeys(List.of(
                UsageMessageSpec.SECTION_KEY_DESCRIPTION,
                EXAMPLES,
                UsageMessageSpec.SECTION_KEY_SYNOPSIS_HEADING,
                UsageMessageSpec.SECTION_KEY_SYNOPSIS,
                UsageMessageSpec.SECTION_KEY_PARAMETER_LIST,
                UsageMessageSpec.SECTION_KEY_OPTION_LIST,
                JSON_MEMBERS));
    }
}
