package dev.ectype.controlplane;

import dev.ectype.controlplane.command.CommandErrors;
import dev.ectype.controlplane.command.ControlPlaneCommand;
import java.util.Arrays;
import picocli.CommandLine;

/** Runs the command {@code ectype control-plane}. */
public final class Main {
    private Main() {}

    /** Serves, or runs an operator command and ends the process with its exit code. */
    public static void main(String[] arguments) {
        // The start script passes all its arguments, and the first one names this program.
        boolean named = arguments.length > 0 && arguments[0].equals("control-plane");
        int exit = line().execute(named ? Arrays.copyOfRange(arguments, 1, arguments.length) : arguments);
        if (exit != ControlPlaneCommand.SERVING) {
            System.exit(exit);
        }
    }

    static CommandLine line() {
        return new CommandLine(new ControlPlaneCommand(ControlPlaneApplication.class, OperatorApplication.class))
                .setUsageHelpAutoWidth(false)
                .setAbbreviatedOptionsAllowed(false)
                .setParameterExceptionHandler(CommandErrors::usage);
    }
}
