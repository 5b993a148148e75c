package dev.ectype.cli.command.emulator;

import dev.ectype.cli.command.base.SandboxAddressOptions;
import dev.ectype.cli.command.base.ServiceOptions;
import dev.ectype.cli.command.base.VerbCommand;
import dev.ectype.cli.command.team.SharedSnapshotName;
import dev.ectype.cli.command.team.SnapshotSharing;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.runtime.client.EmulatorClient;
import dev.ectype.runtime.client.NotASnapshot;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Saves states of running emulators in files and restores them. */
@Command(
        name = "snapshot",
        description = {
            "Saves and loads the state of a running emulator under a name, and shares snapshots with the team.",
            "save and load use the emulator at --url; list and delete need no emulator.",
            "The files are .service/snapshots/NAME.json; `ectype emulate --fixture NAME` starts from one.",
            "push and pull exchange snapshots with the control plane (plan team), by project/name, in versions"
                    + " 1, 2, 3 and so on.",
            "`ectype emulate --fixture remote:project/name@version` starts from a shared snapshot. `ectype login` stores the"
                    + " key."
        },
        customSynopsis = {
            "ectype snapshot save NAME [--sandbox NAME] [OPTION...]",
            "       ectype snapshot load NAME [--sandbox NAME] [OPTION...]",
            "       ectype snapshot list [--json]",
            "       ectype snapshot delete NAME [--json]",
            "       ectype snapshot push PROJECT/NAME [--from NAME|FILE|URL] [--expect-version N] [--force]"
                    + " [OPTION...]",
            "       ectype snapshot pull PROJECT/NAME[@VERSION] [--as NAME | --into URL] [--force] [OPTION...]",
            "       ectype snapshot list --remote [PROJECT] [--json]"
        },
        sortOptions = false)
public final class SnapshotCommand extends VerbCommand {
    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "NAME",
            description = "Name of the snapshot; for a shared snapshot PROJECT/NAME.")
    private @Nullable String name;

    @Option(names = "--remote", description = "List shared snapshots, optionally of one project.")
    private boolean remote;

    @Option(
            names = "--from",
            paramLabel = "NAME|FILE|URL",
            description = "Snapshot to push: a saved name, a file, or the address of a running emulator"
                    + " (default: the saved snapshot with this name).")
    private @Nullable String from;

    @Option(
            names = "--expect-version",
            paramLabel = "N",
            description = "Push only if this is the newest version; 0 means no version.")
    private @Nullable Integer expected;

    @Option(names = "--as", paramLabel = "NAME", description = "Local name of the pulled snapshot (default: its name).")
    private @Nullable String as;

    @Option(names = "--into", paramLabel = "URL", description = "Load the pulled snapshot into this running emulator.")
    private @Nullable String into;

    @Option(names = "--force", description = "Push or pull a snapshot of another API.")
    private boolean force;

    @Mixin
    private ServiceOptions service = new ServiceOptions();

    @Mixin
    private SandboxAddressOptions emulator = new SandboxAddressOptions();

    @Option(names = "--json", description = "Print the snapshot or the list as JSON.")
    private boolean json;

    public SnapshotCommand(Terminal terminal) {
        super(terminal, "snapshot", "snapshots", List.of("save", "load", "list", "delete", "push", "pull"));
    }

    @Override
    protected ExitCode act(String verb) {
        refuseIdle(verb);
        SnapshotFiles files = new SnapshotFiles(terminal(), json);
        try {
            switch (verb) {
                case "push" -> push(SharedSnapshotName.parse(name));
                case "pull" -> pull(SharedSnapshotName.parse(name), files);
                case "list" -> {
                    if (remote) {
                        sharing().list(name);
                    } else {
                        files.list(name);
                    }
                }
                case "delete" -> files.delete(files.validName(name));
                case "save" ->
                    files.save(
                            files.validName(name), emulator.address(terminal()).client());
                default ->
                    files.load(
                            files.validName(name), emulator.address(terminal()).client());
            }
        } catch (NotASnapshot broken) {
            throw new CommandFailure(
                    ExitCode.BAD_INPUT,
                    String.valueOf(broken.getMessage()),
                    "Save the state again; the loaded state is unchanged.");
        }
        return ExitCode.DONE;
    }

    /** Rejects options that have no effect with this verb. */
    private void refuseIdle(String verb) {
        boolean pushes = verb.equals("push");
        boolean pulls = verb.equals("pull");
        refuseIdle(remote && !verb.equals("list"), "--remote", "list");
        refuseIdle((from != null || expected != null) && !pushes, "--from or --expect-version", "push");
        refuseIdle((as != null || into != null) && !pulls, "--as or --into", "pull");
        refuseIdle(force && !pushes && !pulls, "--force", "push and pull");
        if (as != null && into != null) {
            throw CommandFailure.usage("--as writes a file, and --into does not", "Omit one of them.");
        }
    }

    private static void refuseIdle(boolean idle, String option, String verb) {
        if (idle) {
            throw CommandFailure.usage(option + " is for " + verb, "Omit it.");
        }
    }

    private SnapshotSharing sharing() {
        return new SnapshotSharing(terminal(), service.client(terminal()), json, force);
    }

    private void push(SharedSnapshotName shared) {
        boolean running = from != null && from.matches("https?://.*");
        EmulatorClient client = running ? emulator.addressAt(terminal(), from).client() : null;
        sharing().push(shared, client, from == null ? shared.name() : from, expected);
    }

    private void pull(SharedSnapshotName shared, SnapshotFiles files) {
        if (into == null) {
            sharing().pull(shared, files.validName(as == null ? shared.name() : as));
        } else {
            sharing().pull(shared, emulator.addressAt(terminal(), into).client());
        }
    }
}
