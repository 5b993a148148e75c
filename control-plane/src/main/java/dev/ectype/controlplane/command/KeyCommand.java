package dev.ectype.controlplane.command;

import dev.ectype.controlplane.platform.database.KeyRotation;
import dev.ectype.controlplane.platform.database.RotatedKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** Replaces the application key of an installation, as operator of the database. */
@Command(
        name = "key",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        description = "Replaces the application key, as operator of the database.")
final class KeyCommand {
    @ParentCommand
    private @Nullable ControlPlaneCommand parent;

    @Command(
            name = "rotate",
            mixinStandardHelpOptions = true,
            headerHeading = "Examples:%n"
                    + "  ectype control-plane key rotate                  # the file application.key of --data-dir gets a new key%n"
                    + "  ECTYPE_APPLICATION_KEY=… ECTYPE_NEW_APPLICATION_KEY=… ectype control-plane key rotate%n"
                    + "%n",
            description = {
                "Replaces the application key while all nodes are stopped, and seals all secrets with the new key.",
                "Run it again if it was interrupted. Ends with 1 if a node is running."
            })
    int rotate(@Option(names = "--json", description = "Prints an object.") boolean json) {
        if (parent == null) {
            throw new IllegalStateException("the command line sets this before it calls");
        }
        return OperatorReply.print(
                parent, json, parent.startKeyRotation(), context -> reply(context.getBean(KeyRotation.class)));
    }

    private static OperatorReply reply(KeyRotation rotation) {
        RotatedKey rotated = rotation.rotate();
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("rotated", !rotated.wasDoneBefore());
        object.put("values", Math.max(rotated.values(), 0));
        object.put("file", rotated.file());
        List<String> lines = new ArrayList<>();
        lines.add(
                rotated.wasDoneBefore()
                        ? "the database already has the new key"
                        : "rotated the application key and sealed " + rotated.values() + " values anew");
        lines.add(
                rotated.file() == null
                        ? "start every node with the new key as ECTYPE_APPLICATION_KEY"
                        : "the new key is in " + rotated.file());
        return new OperatorReply(object, lines);
    }
}
