package dev.ectype.cli;

import dev.ectype.runtime.netty.OwnProcess;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import picocli.CommandLine;

/** The run whose classes the start script archives: what {@code ectype emulate} does until its first replies. */
public final class Rehearsal {
    private Rehearsal() {}

    public static void main(String[] arguments) throws IOException {
        OwnProcess.prepare();
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        Main.run(nowhere, nowhere, "--version");
        Main.run(nowhere, nowhere, "ingest", "--help");
        dev.ectype.launcher.Rehearsal.run();
        System.exit(CommandLine.ExitCode.OK);
    }
}
