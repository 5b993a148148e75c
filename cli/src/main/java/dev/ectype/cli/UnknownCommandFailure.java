package dev.ectype.cli;

import dev.ectype.cli.command.CommandName;
import dev.ectype.cli.spec.SpecFinder;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.runtime.emulator.launch.NearestName;

/** Creates the failure for an unknown command, with similar command names as a hint. */
final class UnknownCommandFailure {
    private UnknownCommandFailure() {}

    static CommandFailure of(String word, Terminal terminal) {
        if (word.startsWith("-") && word.length() > 1) {
            return CommandFailure.usage(
                    "there is no option " + word + " before a command", "`ectype --help` lists commands and options.");
        }
        if (isDescription(word, terminal)) {
            return CommandFailure.usage(
                    "\"" + word + "\" is not a command", "Write `ectype emulate " + word + "` to serve this file.");
        }
        String nearest = NearestName.to(word, CommandName.words());
        String hint =
                nearest == null ? "`ectype --help` lists the commands." : "Did you mean `ectype " + nearest + "`?";
        return CommandFailure.usage("there is no command \"" + word + "\"", hint);
    }

    private static boolean isDescription(String word, Terminal terminal) {
        return word.matches("(?is).*\\.(ya?ml|json|graphqls?|gql|proto|har)")
                || new SpecFinder(terminal, null).exists(word);
    }
}
