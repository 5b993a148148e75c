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
            "Keeps the state of a running emulator under a name, and goes back to it; shares states with the team.",
            "save and load ask the emulator at --url; list and delete need none.",
            "The files are .service/snapshots/NAME.json; `ectype emulate --fixture NAME` starts from one.",
            "push and pull are for what the team shares in the control plane (plan team): by project/name, in versions"
                    + " 1, 2, 3 and so on.",
            "`ectype emulate --fixture remote:project/name@version` starts from one of those. `ectype login` keeps the"
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
            description = "The name of the snapshot; of a shared one with its project before it.")
    private @Nullable String name;

    @Option(names = "--remote", description = "List what the team shares, of one project if it is named.")
    private boolean remote;

    @Option(
            names = "--from",
            paramLabel = "NAME|FILE|URL",
            description = "What to push: a kept snapshot, a file, or the address of a running emulator"
                    + " (default: the kept snapshot of that name).")
    private @Nullable String from;

    @Option(
            names = "--expect-version",
            paramLabel = "N",
            description = "Push only if this is the newest version, 0 if there is none.")
    private @Nullable Integer expected;

    @Option(
            names = "--as",
            paramLabel = "NAME",
            description = "The name to keep what is pulled under (default: its own).")
    private @Nullable String as;

    @Option(names = "--into", paramLabel = "URL", description = "Load what is pulled into this running emulator.")
    private @Nullable String into;

    @Option(names = "--force", description = "Push or pull although it is of another API.")
    private boolean force;

    @Mixin
    private ServiceOptions service = new ServiceOptions();

    @Mixin
    private SandboxAddressOptions emulator = new SandboxAddressOptions();

    @Option(names = "--json", description = "Print the snapshot, or the list of them, as JSON.")
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
                    "Save it again; what is loaded is left as it was.");
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
            throw CommandFailure.usage("--as keeps a file, and --into keeps none", "Leave one of them out.");
        }
    }

    private static void refuseIdle(boolean idle, String option, String verb) {
        if (idle) {
            throw CommandFailure.usage(option + " is for " + verb, "Leave it out.");
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
