package dev.ectype.controlplane.command;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** Manages the storage of contents, as owner of the database. */
@Command(
        name = "storage",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        description = "Manages the storage of contents, as operator of the database.")
final class StorageCommand {
    @ParentCommand
    private @Nullable ControlPlaneCommand parent;

    @Command(
            name = "adopt",
            mixinStandardHelpOptions = true,
            description = {
                "Makes the next start accept the configured storage, after contents were lost or moved.",
                "Stop all nodes first, and set ECTYPE_STORAGE to the storage at the next start."
            })
    int adopt(@Option(names = "--json", description = "Prints an object.") boolean json) {
        if (parent == null) {
            throw new IllegalStateException("the command line sets this before it calls");
        }
        return OperatorReply.print(parent, json, operator -> {
            operator.adoptStorage();
            return new OperatorReply(
                    Map.of("adopt", "next start"), List.of("the next start accepts the configured storage"));
        });
    }
}
