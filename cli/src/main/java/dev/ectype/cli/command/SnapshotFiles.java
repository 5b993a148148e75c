package dev.ectype.cli.command;

import dev.ectype.cli.render.SnapshotList;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Failure;
import dev.ectype.cli.terminal.Progress;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.runtime.client.EmulatorClient;
import dev.ectype.runtime.emulator.launch.KeptSnapshots;
import dev.ectype.runtime.emulator.launch.Nearest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Moves states between a running emulator and the files of a project, and says so. */
final class SnapshotFiles {
    private final Terminal terminal;
    private final boolean json;
    private final KeptSnapshots kept;

    SnapshotFiles(Terminal terminal, boolean json) {
        this.terminal = terminal;
        this.json = json;
        this.kept = KeptSnapshots.of(terminal.path(""));
    }

    /** A name that can be one of a snapshot. */
    String named(@Nullable String name) {
        if (name == null) {
            throw Failure.usage("no snapshot is named", "`ectype snapshot list` lists those that are there.");
        }
        String fault = KeptSnapshots.fault(name);
        if (fault != null) {
            throw Failure.usage(
                    "the name of a snapshot " + fault + ", but was \"" + name + "\"", "Choose another name.");
        }
        return name;
    }

    void list(@Nullable String unexpected) {
        if (unexpected != null) {
            throw Failure.usage("list takes no name, but was given \"" + unexpected + "\"", "Leave it out.");
        }
        SnapshotList list = new SnapshotList();
        attempt("read", () -> {
            for (String name : kept.names()) {
                list.add(name, kept.file(name));
            }
        });
        if (json) {
            terminal.out().println(list.json());
        } else if (list.isEmpty()) {
            terminal.say("no snapshots in " + kept.folder());
        } else {
            list.lines().forEach(terminal.out()::println);
        }
    }

    void delete(String name) {
        Path file = present(name);
        attempt("deleted", () -> Files.delete(file));
        tell("deleted", name, "{\"deleted\":\"" + name + "\"}");
    }

    void save(String name, EmulatorClient client) {
        Path file = kept.file(name);
        boolean replaced = Files.exists(file);
        try (Progress progress = Progress.of(terminal, "saving " + name)) {
            progress.stage("write");
            attempt("written", () -> client.saveTo(file));
        }
        told(replaced ? "replaced" : "saved", name);
    }

    void load(String name, EmulatorClient client) {
        Path file = present(name);
        try (Progress progress = Progress.of(terminal, "loading " + name)) {
            attempt("read", () -> {
                progress.stage("check");
                SnapshotList.check(file);
                progress.stage("restore");
                client.restoreFrom(file);
            });
        }
        told("loaded", name);
    }

    private void told(String done, String name) {
        SnapshotList list = new SnapshotList();
        attempt("read", () -> list.add(name, kept.file(name)));
        tell(done, list.about(0), list.object(0));
    }

    private void tell(String done, String about, String object) {
        if (json) {
            terminal.out().println(object);
        }
        terminal.out().flush();
        terminal.say(done + " " + about);
    }

    private Path present(String name) {
        if (kept.has(name)) {
            return kept.file(name);
        }
        String[] nearest = new String[1];
        attempt("read", () -> nearest[0] = Nearest.to(name, kept.names()));
        throw Failure.usage(
                "there is no snapshot \"" + name + "\" in " + kept.folder(),
                nearest[0] == null
                        ? "`ectype snapshot list` lists those that are there."
                        : "Did you mean " + nearest[0] + "?");
    }

    /** Something done with files. */
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
            throw new Failure(
                    ExitCode.BAD_INPUT, "the snapshot is too large for this machine", "Give Java more memory.");
        }
    }

    private Failure refusal(String what, @Nullable IOException reason) {
        return new Failure(
                ExitCode.ENVIRONMENT,
                "the snapshots in " + kept.folder() + " cannot be " + what + ": " + reason,
                "Look at the rights of the folder and at the room on the disk.");
    }
}
