package dev.ectype.cli.command.emulator;

import dev.ectype.cli.render.SnapshotList;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.ProgressLine;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.runtime.client.EmulatorClient;
import dev.ectype.runtime.emulator.launch.NearestName;
import dev.ectype.runtime.emulator.launch.SnapshotFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Transfers states between a running emulator and the files of a project, and prints each transfer. */
final class SnapshotFiles {
    private final Terminal terminal;
    private final boolean json;
    private final SnapshotFolder snapshots;

    SnapshotFiles(Terminal terminal, boolean json) {
        this.terminal = terminal;
        this.json = json;
        this.snapshots = SnapshotFolder.of(terminal.path(""));
    }

    /** Returns the name if it is valid for a snapshot, or fails. */
    String validName(@Nullable String name) {
        if (name == null) {
            throw CommandFailure.usage(
                    "the name of the snapshot is missing", "`ectype snapshot list` lists the saved snapshots.");
        }
        String violation = SnapshotFolder.fault(name);
        if (violation != null) {
            throw CommandFailure.usage(
                    "the name of a snapshot " + violation + ", but was \"" + name + "\"", "Choose another name.");
        }
        return name;
    }

    void list(@Nullable String unexpected) {
        if (unexpected != null) {
            throw CommandFailure.usage("list takes no name, but was given \"" + unexpected + "\"", "Omit it.");
        }
        SnapshotList list = new SnapshotList();
        attempt("read", () -> {
            for (String name : snapshots.names()) {
                list.add(name, snapshots.file(name));
            }
        });
        if (json) {
            terminal.out().println(list.json());
        } else if (list.isEmpty()) {
            terminal.printMessage("no snapshots in " + snapshots.folder());
        } else {
            list.lines().forEach(terminal.out()::println);
        }
    }

    void delete(String name) {
        Path file = existing(name);
        attempt("deleted", () -> Files.delete(file));
        print("deleted", name, "{\"deleted\":\"" + name + "\"}");
    }

    void save(String name, EmulatorClient client) {
        Path file = snapshots.file(name);
        boolean replaced = Files.exists(file);
        try (ProgressLine progress = ProgressLine.of(terminal, "saving " + name)) {
            progress.stage("write");
            attempt("written", () -> client.saveTo(file));
        }
        printSnapshot(replaced ? "replaced" : "saved", name);
    }

    void load(String name, EmulatorClient client) {
        Path file = existing(name);
        try (ProgressLine progress = ProgressLine.of(terminal, "loading " + name)) {
            attempt("read", () -> {
                progress.stage("check");
                SnapshotList.check(file);
                progress.stage("restore");
                client.restoreFrom(file);
            });
        }
        printSnapshot("loaded", name);
    }

    private void printSnapshot(String done, String name) {
        SnapshotList list = new SnapshotList();
        attempt("read", () -> list.add(name, snapshots.file(name)));
        print(done, list.about(0), list.object(0));
    }

    private void print(String done, String about, String object) {
        if (json) {
            terminal.out().println(object);
        }
        terminal.out().flush();
        terminal.printMessage(done + " " + about);
    }

    private Path existing(String name) {
        if (snapshots.has(name)) {
            return snapshots.file(name);
        }
        String[] nearest = new String[1];
        attempt("read", () -> nearest[0] = NearestName.to(name, snapshots.names()));
        throw CommandFailure.usage(
                "the snapshot \"" + name + "\" does not exist in " + snapshots.folder(),
                nearest[0] == null
                        ? "`ectype snapshot list` lists the saved snapshots."
                        : "Did you mean " + nearest[0] + "?");
    }

    /** Runs work that can fail with an {@link IOException}. */
    private interface Attempt {
        void run() throws IOException;
    }

    private void attempt(String what, Attempt attempt) {
        try {
            attempt.run();
        } catch (UncheckedIOException refused) {
            throw refusal(what, refused.getCause());
        } catch (IOException refused) {
            throw refusal(what, refused);
        } catch (OutOfMemoryError tooLarge) {
            throw new CommandFailure(
                    ExitCode.BAD_INPUT, "the snapshot is too large for this machine", "Give Java more memory.");
        }
    }

    private CommandFailure refusal(String what, @Nullable IOException reason) {
        return new CommandFailure(
                ExitCode.ENVIRONMENT,
                "the snapshots in " + snapshots.folder() + " cannot be " + what + ": " + reason,
                "Check the permissions of the folder and the free disk space.");
    }
}
