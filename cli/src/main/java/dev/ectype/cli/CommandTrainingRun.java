package dev.ectype.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;

/** Runs {@code ectype emulate} up to its first replies, so that the start script can archive the loaded classes. */
public final class CommandTrainingRun {
    private static final int ROUNDS = 600;

    private CommandTrainingRun() {}

    /** Runs the emulator and always ends the process: a failed run would otherwise leave a server behind that nobody knows of. */
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
        StringWriter messages = new StringWriter();
        PrintWriter nowhere = new PrintWriter(messages);
        Main.run(nowhere, nowhere, "--version");
        Main.run(nowhere, nowhere, "ingest", "--help");
        Thread emulating = new Thread(() -> Main.run(nowhere, nowhere, "emulate", "petstore", "--port=0"));
        emulating.setDaemon(true);
        emulating.start();
        dev.ectype.launcher.LaunchTrainingRun.run();
        // `emulate` prints "Ctrl-C" in the last line of its start message.
        for (int round = 0; round < ROUNDS && !messages.toString().contains("Ctrl-C"); round++) {
            Thread.sleep(50);
        }
    }
}
