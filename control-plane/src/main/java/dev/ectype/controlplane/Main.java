package dev.ectype.controlplane;

import dev.ectype.controlplane.command.ControlPlaneCommand;
import dev.ectype.controlplane.command.Faults;
import java.util.Arrays;
import picocli.CommandLine;

/** The command {@code ectype control-plane}. */
public final class Main {
    private Main() {}

    /** Serves, or does what an operator asks for, and ends the process with an exit code where it does not serve. */
    public static void main(String[] arguments) {
        // The start script hands on what it was given, and its first word is what this program is.
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
                .setParameterExceptionHandler(Faults::usage);
    }
}
