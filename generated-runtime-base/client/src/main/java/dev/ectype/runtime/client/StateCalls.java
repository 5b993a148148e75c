package dev.ectype.runtime.client;

import dev.ectype.runtime.json.JsonWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Saves, restores and resets the state of an emulator. */
final class StateCalls {
    private static final String OPENING = "{\"snapshot\":";

    private final ControlClient line;

    StateCalls(ControlClient line) {
        this.line = line;
    }

    Snapshot save() {
        return line.longPost(
                "state/snapshot", BodyPublishers.noBody(), reply -> Snapshot.of(ReplyMembers.part(reply, "snapshot")));
    }

    void saveTo(Path file) {
        try {
            AtomicFile.write(file, out -> {
                MemberStream snapshot = new MemberStream("snapshot", out);
                line.stream("state/snapshot", snapshot);
                snapshot.finish();
            });
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    EmulatorHealth restore(Snapshot snapshot) {
        byte[] body = new JsonWriter(snapshot.document().length() + 16)
                .beginObject()
                .name("snapshot")
                .value(snapshot.document())
                .endObject()
                .toBytes();
        return line.longPost("state/restore", BodyPublishers.ofByteArray(body), EmulatorHealth::of);
    }

    EmulatorHealth restoreFrom(Path file) {
        try {
            BodyPublisher body = BodyPublishers.concat(
                    BodyPublishers.ofString(OPENING, StandardCharsets.UTF_8),
                    BodyPublishers.ofFile(file),
                    BodyPublishers.ofString("}", StandardCharsets.UTF_8));
            return line.longPost("state/restore", body, EmulatorHealth::of);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    List<JournalCalls.ChangedRow> diff(String with) {
        return line.get(
                "state/diff?with=" + with, reply -> JournalCalls.each(reply, "moved", JournalCalls.ChangedRow::of));
    }

    EmulatorHealth reset() {
        return line.post("state/reset", "{}".getBytes(StandardCharsets.UTF_8), EmulatorHealth::of);
    }
}
