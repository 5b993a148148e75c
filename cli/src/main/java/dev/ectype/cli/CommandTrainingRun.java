package dev.ectype.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;

/** The run whose classes the start script archives: what {@code ectype emulate} does until its first replies. */
public final class CommandTrainingRun {
    private static final int ROUNDS = 600;

    private CommandTrainingRun() {}

    /** Ends the process in any case: what a failed run leaves behind would serve on without anybody's knowledge. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        int exit = 1;
        try {
            runCommands();
            exit = 0;
        } finally {
            System.exit(exit);
        }
    }

    private static void runCommands() throws IOException, InterruptedException {
        StringWriter said = new StringWriter();
        PrintWriter nowhere = new PrintWriter(said);
        Main.run(nowhere, nowhere, "--version");
        Main.run(nowhere, nowhere, "ingest", "--help");
        Thread emulating = new Thread(() -> Main.run(nowhere, nowhere, "emulate", "petstore", "--port=0"));
        emulating.setDaemon(true);
        emulating.start();
        dev.ectype.launcher.LaunchTrainingRun.run();
        // The last thing that `emulate` says once it serves.
        for (int round = 0; round < ROUNDS && !said.toString().contains("Ctrl-C"); round++) {
            Thread.sleep(50);
        }
    }
}
