package dev.ectype.controlplane.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Declares the arguments of exports and imports. */
abstract class TransferCommand implements Callable<Integer> {
    @ParentCommand
    private @Nullable ControlPlaneCommand parent;

    @Parameters(paramLabel = "FOLDER", description = "The folder of the export.")
    private @Nullable Path folder;

    @Option(names = "--json", description = "Prints an object with counts and digests.")
    private boolean json;

    /** Runs the transfer, prints the reply and returns the exit code. */
    abstract int run(ControlPlaneCommand command, Path exported, boolean asJson);

    @Override
    public final Integer call() {
        if (parent == null || folder == null) {
            throw new IllegalStateException("the command line sets these before it calls");
        }
        return run(parent, folder, json);
    }
}
