package dev.ectype.controlplane;

import dev.ectype.controlplane.command.ControlPlaneCommand;
import picocli.CommandLine;

/** The command {@code ectype control-plane}. */
public final class Main {
    private Main() {}

    /** Serves, or does what an operator asks for, and ends the process with an exit code where it does not serve. */
    public static void main(String[] arguments) {
        int exit = new CommandLine(new ControlPlaneCommand()).execute(arguments);
        if (exit != ControlPlaneCommand.SERVING) {
            System.exit(exit);
        }
    }
}
