package dev.ectype.controlplane.command;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Prints the reason of a failure and a hint in two lines. */
public final class CommandErrors {
    static final int USAGE = 2;

    private CommandErrors() {}

    /** Prints the error of invalid arguments and returns the exit code. */
    public static int usage(ParameterException wrong, String[] arguments) {
        CommandLine line = wrong.getCommandLine();
        String message = String.valueOf(wrong.getMessage());
        if (wrong instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            String word = unmatched.getUnmatched().get(0);
            message =
                    word.startsWith("-") ? "there is no option " + word : "\"" + word + "\" is an unexpected argument";
        }
        print(line.getErr(), new StartFailure(message, explained(line)));
        return USAGE;
    }

    /** Returns the default hint. */
    static String explained(CommandLine line) {
        return "`" + line.getCommandSpec().qualifiedName() + " --help` explains the command.";
    }

    static void print(PrintWriter err, StartFailure failure) {
        err.println("error: " + failure.message());
        err.println("  hint: " + failure.hint());
        err.flush();
    }
}
