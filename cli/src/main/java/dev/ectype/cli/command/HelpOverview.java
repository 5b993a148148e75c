package dev.ectype.cli.command;

import dev.ectype.cli.render.Columns;
import dev.ectype.cli.render.HelpTopic;

/** Prints the overview of all commands, which is the help of {@code ectype} itself. */
public final class HelpOverview {
    private static final int LONGEST_WORD = 13;

    private HelpOverview() {}

    public static String text() {
        StringBuilder text = new StringBuilder("""
                Ectype compiles the description of an API into a stateful, deterministic emulator of it.

                Usage: ectype COMMAND [OPTION...]

                Examples:
                  ectype emulate openapi.yaml            serve the API on http://127.0.0.1:4010
                  ectype emulate petstore                serve a sample API
                  ectype check openapi.yaml              try every operation once
                """);
        for (CommandName.Group group : CommandName.Group.values()) {
            text.append('\n').append(group.title()).append(":\n");
            Columns columns = new Columns();
            for (CommandName name : CommandName.values()) {
                if (name.group() == group) {
                    columns.row("  " + padded(name.word()), name.summary());
                }
            }
            columns.lines().forEach(line -> text.append(line).append('\n'));
        }
        return text.append("""

                        Options:
                          -h, --help      Show this help.
                          -V, --version   Print the version.
                          --no-color      Show no colours.

                        Topics: ectype help\s""")
                .append(String.join(", ", HelpTopic.words()))
                .append('\n')
                .toString();
    }

    private static String padded(String word) {
        return word + " ".repeat(LONGEST_WORD - word.length());
    }
}
