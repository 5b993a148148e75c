package dev.ectype.cli.command.emulator;

import dev.ectype.launcher.early.CompilerServer;
import dev.ectype.runtime.emulator.launch.StopSignal;
import java.io.IOException;
import java.io.PrintStream;

/** Compiles an emulator in a process of its own, for the process that serves it. */
public final class CompilerMain {
    private CompilerMain() {}

    public static void main(String[] arguments) throws IOException {
        StopSignal.ignore();
        PrintStream messages = System.out;
        // Standard output contains only messages.
        System.setOut(System.err);
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> {
            failure.printStackTrace();
            Runtime.getRuntime().halt(1);
        });
        CompilerServer.serve(System.in, messages);
        Runtime.getRuntime().halt(0);
    }
}
