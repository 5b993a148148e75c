package dev.ectype.cli;

import dev.ectype.cli.render.Examples;
import dev.ectype.cli.terminal.Colors;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Failure;
import dev.ectype.cli.terminal.SafeText;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.runtime.emulator.launch.Nearest;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Tells on standard error why a command failed and what to do; where it failed only if that was asked for. */
final class Faults {
    private final Terminal terminal;
    private final Colors colors;

    Faults(Terminal terminal, Colors colors) {
        this.terminal = terminal;
        this.colors = colors;
    }

    int tell(Throwable fault) {
        if (fault instanceof Failure failure) {
            return say(failure);
        }
        if (fault instanceof ParameterException usage) {
            return say(Failure.usage(message(usage), hint(usage)));
        }
        if (terminal.variable("ECTYPE_DEBUG") != null) {
            fault.printStackTrace(terminal.err());
        }
        return say(new Failure(
                ExitCode.ENVIRONMENT,
                "Ectype failed by a fault of its own: " + fault,
                "ECTYPE_DEBUG=1 shows where; please report it together with the description."));
    }

    private int say(Failure failure) {
        terminal.out().flush();
        terminal.say(colors.red("error:") + " " + SafeText.lines(failure.message()));
        terminal.say("  hint: " + SafeText.lines(failure.hint()));
        return failure.code().number();
    }

    private static String message(ParameterException usage) {
        if (usage instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            String word = unmatched.getUnmatched().get(0);
            return word.startsWith("-") ? "there is no option " + word : "\"" + word + "\" is one argument too many";
        }
        return PlainWords.message(usage);
    }

    private static String hint(ParameterException usage) {
        String command = usage.getCommandLine().getCommandSpec().qualifiedName();
        String word = usage.getCommandLine().getCommandName();
        String help = usage instanceof MissingParameterException
                ? "Write for example `" + Examples.first(word) + "`; `" + command + " --help` shows more."
                : "`" + command + " --help` explains the command.";
        if (usage instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            String option = unmatched.getUnmatched().get(0).replaceFirst("=.*", "");
            List<String> options = new ArrayList<>();
            for (OptionSpec each : usage.getCommandLine().getCommandSpec().options()) {
                if (!each.hidden()) {
                    options.add(each.longestName());
                }
            }
            String nearest = option.startsWith("-") ? Nearest.to(option, options) : null;
            return nearest == null ? help : "Did you mean " + nearest + "?";
        }
        return help;
    }
}
