package dev.ectype.cli.command;

import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Failure;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.runtime.client.NotASnapshot;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Keeps states of running emulators in files. */
@Command(
        name = "snapshot",
        description = {
            "Keeps the state of a running emulator under a name, and goes back to it.",
            "save and load ask the emulator at --url; list and delete need none.",
            "The files are .service/snapshots/NAME.json; `ectype emulate --fixture NAME` starts from one."
        },
        customSynopsis = {
            "ectype snapshot save NAME [--sandbox NAME] [OPTION...]",
            "       ectype snapshot load NAME [--sandbox NAME] [OPTION...]",
            "       ectype snapshot list [--json]",
            "       ectype snapshot delete NAME [--json]"
        },
        sortOptions = false)
final class SnapshotCommand extends VerbCommand {
    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "save|load|list|delete",
            completionCandidates = Verbs.class,
            description = "What to do.")
    private @Nullable String verb;

    @Parameters(index = "1", arity = "0..1", paramLabel = "NAME", description = "The name of the snapshot.")
    private @Nullable String name;

    @Mixin
    private EmulatorOptions emulator = new EmulatorOptions();

    @Option(names = "--json", description = "Print the snapshot, or the list of them, as JSON.")
    private boolean json;

    SnapshotCommand(Terminal terminal) {
        super(terminal, "snapshot", "snapshots", Verbs.ALL);
    }

    /** What can be done with snapshots. */
    static final class Verbs extends ArrayList<String> {
        private static final long serialVersionUID = 1L;
        static final List<String> ALL = List.of("save", "load", "list", "delete");

        Verbs() {
            super(ALL);
        }
    }

    @Override
    protected @Nullable String verb() {
        return verb;
    }

    @Override
    protected ExitCode act(String todo) {
        SnapshotFiles files = new SnapshotFiles(terminal(), json);
        try {
            switch (todo) {
                case "list" -> files.list(name);
                case "delete" -> files.delete(files.named(name));
                case "save" ->
                    files.save(files.named(name), emulator.address(terminal()).client());
                default ->
                    files.load(files.named(name), emulator.address(terminal()).client());
            }
        } catch (NotASnapshot broken) {
            throw new Failure(
                    ExitCode.BAD_INPUT,
                    String.valueOf(broken.getMessage()),
                    "Save it again; what is loaded is left as it was.");
        }
        return ExitCode.DONE;
    }
}
