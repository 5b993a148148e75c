package dev.ectype.cli.command.team;

import dev.ectype.cli.render.Columns;
import dev.ectype.cli.render.SnapshotList;
import dev.ectype.cli.service.ControlPlaneException;
import dev.ectype.cli.service.ResponseMembers;
import dev.ectype.cli.service.ServiceClient;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.ProgressLine;
import dev.ectype.cli.terminal.SafeText;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.runtime.client.ApiVersion;
import dev.ectype.runtime.client.EmulatorClient;
import dev.ectype.runtime.client.Snapshot;
import dev.ectype.runtime.emulator.launch.SnapshotFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Pushes, pulls and lists shared snapshots and prints the results. */
public final class SnapshotSharing {
    private final Terminal terminal;
    private final boolean json;
    private final boolean force;
    private final SharedSnapshotClient shared;
    private final SnapshotFolder localSnapshots;

    public SnapshotSharing(Terminal terminal, ServiceClient client, boolean json, boolean force) {
        this.terminal = terminal;
        this.json = json;
        this.force = force;
        this.shared = new SharedSnapshotClient(client);
        this.localSnapshots = SnapshotFolder.of(terminal.path(""));
    }

    /** Runs work that can fail in a file or in a call to the service. */
    private interface Work {
        void run(Path temporary, ProgressLine progress) throws IOException, ControlPlaneException;
    }

    private void attempt(String named, Work work) {
        try (ProgressLine progress = ProgressLine.of(terminal, named)) {
            Path temporary = Files.createTempFile("ectype-snapshot", ".json");
            try {
                work.run(temporary, progress);
            } finally {
                Files.deleteIfExists(temporary);
            }
        } catch (ControlPlaneException exception) {
            throw exception.failure();
        } catch (IOException | UncheckedIOException refused) {
            throw new CommandFailure(
                    ExitCode.ENVIRONMENT,
                    "the snapshot cannot be read or written: " + refused.getMessage(),
                    "Check the permissions of " + localSnapshots.folder() + " and the free disk space.");
        }
    }

    public void list(@Nullable String project) {
        attempt("listing snapshots", (temporary, progress) -> {
            progress.stage("ask");
            List<JsonObject> snapshots = shared.list(project);
            progress.clear();
            if (json) {
                snapshots.forEach(each -> terminal.out().println(JsonPrinter.compact(each)));
            } else if (snapshots.isEmpty()) {
                terminal.printMessage(
                        "the organization has no shared snapshots; `ectype snapshot push PROJECT/NAME` shares one");
            } else {
                Columns columns = new Columns().row("snapshot", "api", "position", "bytes", "pushed", "by");
                snapshots.forEach(each -> columns.row(
                        title(each),
                        api(each),
                        ResponseMembers.display(each, "position"),
                        ResponseMembers.display(each, "size"),
                        ResponseMembers.display(each, "createdAt"),
                        ResponseMembers.display(ResponseMembers.object(each, "createdBy"), "name")));
                columns.lines().forEach(terminal.out()::println);
            }
        });
    }

    /**
     * Pushes a state.
     *
     * @param emulator the emulator with the state; null for a file
     * @param from the file, or the name of a saved snapshot
     */
    public void push(
            SharedSnapshotName name, @Nullable EmulatorClient emulator, String from, @Nullable Integer expected) {
        if (name.version() != null) {
            throw CommandFailure.usage(
                    "a push creates the next version, but " + name + " contains a version",
                    "Omit the version; --expect-version gives the required newest version.");
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
            printSnapshot(
                    pushed.created() ? "pushed" : "nothing to push, this is already the newest version:",
                    pushed.response());
        });
    }

    private Path source(String from) {
        if (SnapshotFolder.fault(from) == null && localSnapshots.has(from)) {
            return localSnapshots.file(from);
        }
        Path file = terminal.path(from);
        if (Files.isRegularFile(file)) {
            return file;
        }
        throw CommandFailure.usage(
                "there is no snapshot \"" + from + "\" in " + localSnapshots.folder() + ", and no such file",
                "`ectype snapshot save " + (SnapshotFolder.fault(from) == null ? from : "NAME")
                        + "` saves one; --from gives another snapshot, a file or the address of an emulator.");
    }

    /** Pulls a version into the file of a saved snapshot. */
    public void pull(SharedSnapshotName name, String as) {
        attempt("pulling " + name, (temporary, progress) -> {
            JsonObject pulled = shared.fetch(name, temporary, progress);
            Path file = localSnapshots.file(as);
            if (!force && Files.exists(file)) {
                refuseAnother(
                        Snapshot.read(temporary).api(), Snapshot.read(file).api(), "the local snapshot " + as);
            }
            Files.createDirectories(localSnapshots.folder());
            Path beside = Files.createTempFile(localSnapshots.folder(), ".pull", ".tmp");
            try {
                Files.copy(temporary, beside, StandardCopyOption.REPLACE_EXISTING);
                Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(beside);
            }
            progress.clear();
            printSnapshot("pulled into " + file + ":", pulled);
        });
    }

    /** Pulls a version into a running emulator. */
    public void pull(SharedSnapshotName name, EmulatorClient emulator) {
        attempt("pulling " + name, (temporary, progress) -> {
            JsonObject pulled = shared.fetch(name, temporary, progress);
            if (!force) {
                refuseAnother(
                        Snapshot.read(temporary).api(), emulator.health().api(), "the API at " + emulator.address());
            }
            progress.stage("restore");
            emulator.restoreFrom(temporary);
            progress.clear();
            printSnapshot("loaded into " + emulator.address() + ":", pulled);
        });
    }

    /** Pulls a version for an emulator that starts with it. */
    public void fetch(SharedSnapshotName name, Path file) {
        attempt("pulling " + name, (temporary, progress) -> shared.fetch(name, file, progress));
    }

    private static void refuseAnother(ApiVersion snapshotApi, ApiVersion emulatorApi, String what) {
        String differs = !snapshotApi.name().equals(emulatorApi.name())
                ? "it belongs to " + snapshotApi.name() + ", but " + what + " is " + emulatorApi.name()
                : !snapshotApi.version().equals(emulatorApi.version())
                        ? "it belongs to version " + snapshotApi.version() + " of " + snapshotApi.name() + ", but "
                                + what + " has version " + emulatorApi.version()
                        : !snapshotApi.hash().equals(emulatorApi.hash())
                                ? "its description of " + snapshotApi + " has the hash " + snapshotApi.hash()
                                        + ", but that of " + what + " has " + emulatorApi.hash()
                                : "";
        if (!differs.isEmpty()) {
            throw new CommandFailure(
                    ExitCode.BAD_INPUT,
                    "the snapshot belongs to another API: " + differs,
                    "Nothing was changed; --force skips this check.");
        }
    }

    private void printSnapshot(String done, JsonObject snapshot) {
        if (json) {
            terminal.out().println(JsonPrinter.compact(snapshot));
        }
        terminal.out().flush();
        terminal.printMessage(SafeText.line(done + " " + title(snapshot) + ", " + api(snapshot) + " at position "
                + ResponseMembers.display(snapshot, "position") + ", " + ResponseMembers.display(snapshot, "size")
                + " bytes"));
    }

    private static String title(JsonObject snapshot) {
        return ResponseMembers.display(snapshot, "project") + "/" + ResponseMembers.display(snapshot, "name") + "@"
                + ResponseMembers.display(snapshot, "version");
    }

    private static String api(JsonObject snapshot) {
        JsonObject api = ResponseMembers.object(snapshot, "api");
        return ResponseMembers.display(api, "name") + " " + ResponseMembers.display(api, "version");
    }
}
