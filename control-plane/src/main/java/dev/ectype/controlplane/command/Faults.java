package dev.ectype.controlplane.command;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Tells in two lines why the command failed and what to do. */
public final class Faults {
    static final int USAGE = 2;

    private Faults() {}

    /** Tells of arguments that cannot be read; gives the exit code. */
    public static int usage(ParameterException wrong, String[] arguments) {
        CommandLine line = wrong.getCommandLine();
        String message = String.valueOf(wrong.getMessage());
        if (wrong instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            String word = unmatched.getUnmatched().get(0);
            message = word.startsWith("-") ? "there is no option " + word : "\"" + word + "\" is one argument too many";
        }
        tell(line.getErr(), new StartFault(message, explained(line)));
        return USAGE;
    }

    /** The hint where nothing better is known. */
    static String explained(CommandLine line) {
        return "`" + line.getCommandSpec().qualifiedName() + " --help` explains the command.";
    }

    static void tell(PrintWriter err, StartFault fault) {
        err.println("error: " + fault.message());
        err.println("  hint: " + fault.hint());
        err.flush();
    }
}
