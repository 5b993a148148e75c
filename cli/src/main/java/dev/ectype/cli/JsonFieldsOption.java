package dev.ectype.cli;

import dev.ectype.cli.command.CommandName;
import dev.ectype.cli.render.CommandJsonFields;
import dev.ectype.cli.render.JsonFieldsWriter;
import dev.ectype.cli.terminal.Terminal;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * Parses the option {@code --json=FIELDS} of every command that has {@code --json}.
 *
 * @param arguments the arguments of the command, with {@code --json} in place of {@code --json=FIELDS}
 * @param members the chosen members; empty for all members
 */
record JsonFieldsOption(List<String> arguments, List<String> members) {
    private static final String OPTION = "--json=";

    static JsonFieldsOption of(CommandName command, List<String> typed) {
        List<String> arguments = new ArrayList<>();
        List<String> members = List.of();
        String verb = typed.stream()
                .skip(1)
                .filter(each -> !each.startsWith("-"))
                .findFirst()
                .orElse(null);
        for (String argument : typed) {
            if (argument.startsWith(OPTION)) {
                members = CommandJsonFields.chosen(argument.substring(OPTION.length()), command.word(), verb);
                arguments.add("--json");
            } else {
                arguments.add(argument);
            }
        }
        return new JsonFieldsOption(arguments, members);
    }

    /** Returns a terminal that prints only the chosen members of JSON data. */
    Terminal narrow(Terminal terminal) {
        return members.isEmpty()
                ? terminal
                : terminal.withOut(new PrintWriter(new JsonFieldsWriter(terminal.out(), members)));
    }
}
