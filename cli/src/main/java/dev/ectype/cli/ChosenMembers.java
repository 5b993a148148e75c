package dev.ectype.cli;

import dev.ectype.cli.command.CommandName;
import dev.ectype.cli.render.JsonMembers;
import dev.ectype.cli.render.SelectedMembers;
import dev.ectype.cli.terminal.Terminal;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * The option {@code --json=FIELDS}, which every command with {@code --json} has.
 *
 * @param arguments those of the command, with {@code --json} in its place
 * @param members the chosen members; none for all
 */
record ChosenMembers(List<String> arguments, List<String> members) {
    private static final String OPTION = "--json=";

    static ChosenMembers of(CommandName command, List<String> typed) {
        List<String> arguments = new ArrayList<>();
        List<String> members = List.of();
        String verb = typed.stream()
                .skip(1)
                .filter(each -> !each.startsWith("-"))
                .findFirst()
                .orElse(null);
        for (String argument : typed) {
            if (argument.startsWith(OPTION)) {
                members = JsonMembers.chosen(argument.substring(OPTION.length()), command.word(), verb);
                arguments.add("--json");
            } else {
                arguments.add(argument);
            }
        }
        return new ChosenMembers(arguments, members);
    }

    /** A terminal whose data is narrowed to the chosen members. */
    Terminal narrow(Terminal terminal) {
        return members.isEmpty()
                ? terminal
                : terminal.withOut(new PrintWriter(new SelectedMembers(terminal.out(), members)));
    }
}
