package dev.ectype.cli.command;

import dev.ectype.cli.render.Columns;
import dev.ectype.cli.render.SnapshotList;
import dev.ectype.cli.service.Answer;
import dev.ectype.cli.service.ServiceClient;
import dev.ectype.cli.service.ServiceFault;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Failure;
import dev.ectype.cli.terminal.Progress;
import dev.ectype.cli.terminal.SafeText;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.runtime.client.ApiVersion;
import dev.ectype.runtime.client.EmulatorClient;
import dev.ectype.runtime.client.Snapshot;
import dev.ectype.runtime.emulator.launch.KeptSnapshots;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Pushes, pulls and lists the snapshots that a team shares, and says so. */
final class SnapshotSharing {
    private final Terminal terminal;
    private final boolean json;
    private final boolean force;
    private final SharedSnapshots shared;
    private final KeptSnapshots kept;

    SnapshotSharing(Terminal terminal, ServiceClient client, boolean json, boolean force) {
        this.terminal = terminal;
        this.json = json;
        this.force = force;
        this.shared = new SharedSnapshots(client);
        this.kept = KeptSnapshots.of(terminal.path(""));
    }

    /** Something done with files and the service. */
    private interface Work {
        void run(Path temporary, Progress progress) throws IOException, ServiceFault;
    }

    private void attempt(String named, Work work) {
        try (Progress progress = Progress.of(terminal, named)) {
            Path temporary = Files.createTempFile("ectype-snapshot", ".json");
            try {
                work.run(temporary, progress);
            } finally {
                Files.deleteIfExists(temporary);
            }
        } catch (ServiceFault fault) {
            throw fault.failure();
        } catch (IOException | UncheckedIOException refused) {
            throw new Failure(
                    ExitCode.ENVIRONMENT,
                    "the snapshot cannot be read or written: " + refused.getMessage(),
                    "Look at the rights of " + kept.folder() + " and at the room on the disk.");
        }
    }

    void list(@Nullable String project) {
        attempt("listing snapshots", (temporary, progress) -> {
            progress.stage("ask");
            List<JsonObject> snapshots = shared.list(project);
            progress.clear();
            if (json) {
                snapshots.forEach(each -> terminal.out().println(JsonPrinter.compact(each)));
            } else if (snapshots.isEmpty()) {
                terminal.say("the team shares no snapshots; `ectype snapshot push PROJECT/NAME` shares one");
            } else {
                Columns columns = new Columns().row("snapshot", "api", "position", "bytes", "pushed", "by");
                snapshots.forEach(each -> columns.row(
                        title(each),
                        api(each),
                        Answer.shown(each, "position"),
                        Answer.shown(each, "size"),
                        Answer.shown(each, "createdAt"),
                        Answer.shown(Answer.part(each, "createdBy"), "name")));
                columns.lines().forEach(terminal.out()::println);
            }
        });
    }

    /**
     * Pushes a state.
     *
     * @param emulator where the state is taken from; null for a file
     * @param from a file, or the name of a kept snapshot
     */
    void push(RemoteName name, @Nullable EmulatorClient emulator, String from, @Nullable Integer expected) {
        if (name.version() != null) {
            throw Failure.usage(
                    "a push makes the next version, but " + name + " names one",
                    "Leave the version out; --expect-version says which one must be the newest.");
        }
        attempt("pushing " + name, (temporary, progress) -> {
            Path file = temporary;
            progress.stage("read");
            if (emulator == null) {
                file = source(from);
                SnapshotList.check(file);
            } else {
                emulator.saveTo(temporary);
            }
            ServiceClient.Posted pushed = shared.push(name, file, expected, force, progress);
            progress.clear();
            told(pushed.created() ? "pushed" : "nothing to push, this is the newest version already:", pushed.answer());
        });
    }

    private Path source(String from) {
        if (KeptSnapshots.fault(from) == null && kept.has(from)) {
            return kept.file(from);
        }
        Path file = terminal.path(from);
        if (Files.isRegularFile(file)) {
            return file;
        }
        throw Failure.usage(
                "there is no snapshot \"" + from + "\" in " + kept.folder() + ", and no such file",
                "`ectype snapshot save " + (KeptSnapshots.fault(from) == null ? from : "NAME")
                        + "` keeps one; --from names another, a file or the address of an emulator.");
    }

    /** Pulls a version into the file of a kept snapshot. */
    void pull(RemoteName name, String as) {
        attempt("pulling " + name, (temporary, progress) -> {
            JsonObject pulled = shared.fetch(name, temporary, progress);
            Path file = kept.file(as);
            if (!force && Files.exists(file)) {
                refuseAnother(
                        Snapshot.read(temporary).api(), Snapshot.read(file).api(), "the snapshot " + as + " kept here");
            }
            Files.createDirectories(kept.folder());
            Path beside = Files.createTempFile(kept.folder(), ".pull", ".tmp");
            try {
                Files.copy(temporary, beside, StandardCopyOption.REPLACE_EXISTING);
                Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(beside);
            }
            progress.clear();
            told("pulled into " + file + ":", pulled);
        });
    }

    /** Pulls a version into a running emulator. */
    void pull(RemoteName name, EmulatorClient emulator) {
        attempt("pulling " + name, (temporary, progress) -> {
            JsonObject pulled = shared.fetch(name, temporary, progress);
            if (!force) {
                refuseAnother(
                        Snapshot.read(temporary).api(),
                        emulator.health().api(),
                        "the API that runs at " + emulator.address());
            }
            progress.stage("restore");
            emulator.restoreFrom(temporary);
            progress.clear();
            told("loaded into " + emulator.address() + ":", pulled);
        });
    }

    /** Pulls a version for an emulator that starts with it. */
    void fetch(RemoteName name, Path file) {
        attempt("pulling " + name, (temporary, progress) -> shared.fetch(name, file, progress));
    }

    private static void refuseAnother(ApiVersion came, ApiVersion there, String what) {
        String differs = !came.name().equals(there.name())
                ? "it is of " + came.name() + ", and " + what + " is " + there.name()
                : !came.version().equals(there.version())
                        ? "it is of version " + came.version() + " of " + came.name() + ", and " + what
                                + " is of version " + there.version()
                        : !came.hash().equals(there.hash())
                                ? "its description of " + came + " has the hash " + came.hash() + ", and that of "
                                        + what + " has " + there.hash()
                                : "";
        if (!differs.isEmpty()) {
            throw new Failure(
                    ExitCode.BAD_INPUT,
                    "the snapshot is of another API: " + differs,
                    "Nothing was changed; --force tries it nevertheless.");
        }
    }

    private void told(String done, JsonObject snapshot) {
        if (json) {
            terminal.out().println(JsonPrinter.compact(snapshot));
        }
        terminal.out().flush();
        terminal.say(SafeText.line(done + " " + title(snapshot) + ", " + api(snapshot) + " at position "
                + Answer.shown(snapshot, "position") + ", " + Answer.shown(snapshot, "size") + " bytes"));
    }

    private static String title(JsonObject snapshot) {
        return Answer.shown(snapshot, "project") + "/" + Answer.shown(snapshot, "name") + "@"
                + Answer.shown(snapshot, "version");
    }

    private static String api(JsonObject snapshot) {
        JsonObject api = Answer.part(snapshot, "api");
        return Answer.shown(api, "name") + " " + Answer.shown(api, "version");
    }
}
