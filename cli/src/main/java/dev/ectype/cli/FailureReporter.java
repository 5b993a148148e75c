package dev.ectype.cli;

import dev.ectype.cli.render.HelpExamples;
import dev.ectype.cli.terminal.Colors;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.SafeText;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.runtime.emulator.launch.NearestName;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Prints the reason of a failure and a hint on standard error, and a stack trace only on request. */
final class FailureReporter {
    private final Terminal terminal;
    private final Colors colors;

    FailureReporter(Terminal terminal, Colors colors) {
        this.terminal = terminal;
        this.colors = colors;
    }

    int report(Throwable error) {
        if (error instanceof CommandFailure failure) {
            return print(failure);
        }
        if (error instanceof ParameterException usage) {
            return print(CommandFailure.usage(message(usage), hint(usage)));
        }
        if (terminal.variable("ECTYPE_DEBUG") != null) {
            error.printStackTrace(terminal.err());
        }
        return print(new CommandFailure(
                ExitCode.ENVIRONMENT,
                "Ectype failed because of an internal error: " + error,
                "ECTYPE_DEBUG=1 prints the stack trace; please report it with the description."));
    }

    private int print(CommandFailure failure) {
        terminal.out().flush();
        terminal.printMessage(colors.red("error:") + " " + SafeText.lines(failure.message()));
        terminal.printMessage("  hint: " + SafeText.lines(failure.hint()));
        return failure.code().number();
    }

    private static String message(ParameterException usage) {
        if (usage instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            String word = unmatched.getUnmatched().get(0);
            return word.startsWith("-") ? "there is no option " + word : "\"" + word + "\" is an unexpected argument";
        }
        return ArgumentErrorMessages.message(usage);
    }

    private static String hint(ParameterException usage) {
        String command = usage.getCommandLine().getCommandSpec().qualifiedName();
        String word = usage.getCommandLine().getCommandName();
        String help = usage instanceof MissingParameterException
                ? "Write for example `" + HelpExamples.first(word) + "`; `" + command + " --help` shows more."
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
            String nearest = option.startsWith("-") ? NearestName.to(option, options) : null;
            return nearest == null ? help : "Did you mean " + nearest + "?";
        }
        return help;
    }
}
