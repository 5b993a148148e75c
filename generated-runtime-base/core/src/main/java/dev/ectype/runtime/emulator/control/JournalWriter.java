package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.state.JournalVerification;
import dev.ectype.runtime.state.ReplayDifference;
import dev.ectype.runtime.state.RowDifference;
import dev.ectype.runtime.state.StateDiff;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.journal.Journal;
import dev.ectype.runtime.state.journal.JournalBranch;
import dev.ectype.runtime.state.journal.JournalEntry;
import dev.ectype.runtime.state.journal.RequestHeader;
import dev.ectype.runtime.state.journal.RequestRecord;
import dev.ectype.runtime.state.journal.StateChange;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Writes journal entries, branches, differences and verifications as JSON. */
final class JournalWriter {
    private final StateEngine engine;

    JournalWriter(StateEngine engine) {
        this.engine = engine;
    }

    /** Writes the current position: {@code {branch, position, first, last}}. */
    byte[] position() {
        JsonWriter out = new JsonWriter().beginObject();
        writePosition(out);
        return out.endObject().toBytes();
    }

    private void writePosition(JsonWriter out) {
        Journal journal = engine.journal();
        out.name("branch").value(journal.branch().name());
        out.name("position").value(engine.state().position());
        out.name("first").value(journal.firstPosition());
        out.name("last").value(journal.lastPosition());
    }

    byte[] entries(List<JournalEntry> entries) {
        JsonWriter out = new JsonWriter().beginObject();
        writePosition(out);
        writeHash("hash", engine.journal().lastPosition(), out);
        out.name("entries").beginArray();
        for (JournalEntry entry : entries) {
            out.beginObject();
            writeHead(entry, out);
            RequestRecord request = entry.cause().request();
            out.name("method").value(request.method());
            out.name("target").value(request.target());
            out.name("changes").value(entry.changes().size()).endObject();
        }
        return out.endArray().endObject().toBytes();
    }

    private static void writeHead(JournalEntry entry, JsonWriter out) {
        out.name("position").value(entry.position());
        out.name("time").value(ControlTimes.text(entry.stamp().time()));
        out.name("sandbox").value(entry.stamp().sandbox());
        out.name("operation").value(entry.cause().operation());
        out.name("status").value(entry.cause().status());
        out.name("digest").value(digest(entry.cause().digest()));
    }

    /** Writes the hash at a position, if the journal keeps hashes. */
    private void writeHash(String name, long position, JsonWriter out) {
        String hash = engine.journal().hash(position);
        if (hash != null) {
            out.name(name).value(hash);
        }
    }

    byte[] entry(JournalEntry entry) {
        JsonWriter out = new JsonWriter().beginObject();
        writeHead(entry, out);
        writeHash("hash", entry.position(), out);
        out.name("request").beginObject();
        writeRequest(entry.cause().request(), out);
        out.endObject().name("changes").beginArray();
        entry.changes().forEach(change -> writeChange(change, out));
        return out.endArray().endObject().toBytes();
    }

    private static void writeRequest(RequestRecord request, JsonWriter out) {
        out.name("method").value(request.method());
        out.name("target").value(request.target());
        out.name("headers").beginArray();
        for (RequestHeader header : request.headers()) {
            out.beginObject().name("name").value(header.name()).name("value").value(header.value());
            out.endObject();
        }
        out.endArray();
        byte[] body = request.body().bytes();
        String text = text(body);
        if (text == null) {
            out.name("bodyBase64").value(Base64.getEncoder().encodeToString(body));
        } else if (!text.isEmpty()) {
            out.name("body").value(text);
        }
        if (request.body().truncated()) {
            out.name("truncated").value(true);
        }
    }

    private static @Nullable String text(byte[] body) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(body))
                    .toString();
        } catch (CharacterCodingException binary) {
            return null;
        }
    }

    private static void writeChange(StateChange change, JsonWriter out) {
        out.beginObject();
        if (change instanceof StateChange.RowChange row) {
            writeImages(row.resource().value(), row.id(), row.before(), row.after(), out);
        } else if (change instanceof StateChange.TombstoneChange stone) {
            out.name("tombstone").value(true);
            writeImages(stone.resource().value(), stone.id(), stone.before(), stone.after(), out);
        } else if (change instanceof StateChange.CounterChange counter) {
            out.name("counter").value(counter.counter());
            out.name("before").value(counter.before()).name("after").value(counter.after());
        }
        out.endObject();
    }

    private static void writeImages(
            String resource,
            String id,
            StateChange.@Nullable Image before,
            StateChange.@Nullable Image after,
            JsonWriter out) {
        out.name("resource").value(resource).name("id").value(id);
        if (before != null) {
            out.name("before").raw(before.document(), 0, before.document().length);
        }
        if (after != null) {
            out.name("after").raw(after.document(), 0, after.document().length);
        }
    }

    byte[] branches() {
        Journal journal = engine.journal();
        JsonWriter out = new JsonWriter().beginObject();
        writePosition(out);
        out.name("branches").beginArray();
        for (JournalBranch branch : journal.branches()) {
            out.beginObject().name("name").value(branch.name());
            String parent = branch.parentName();
            if (parent != null) {
                out.name("parent").value(parent);
            }
            out.name("startsAt").value(branch.startsAt());
            out.name("last").value(journal.lastPosition(branch)).endObject();
        }
        return out.endArray().endObject().toBytes();
    }

    byte[] diff(StateDiff diff) {
        JsonWriter out = new JsonWriter().beginObject();
        out.name("from").value(diff.from()).name("to").value(diff.to());
        out.name("resources").beginArray();
        diff.changedRows().stream()
                .map(moved -> moved.resource().value())
                .distinct()
                .forEach(out::value);
        out.endArray().name("moved").beginArray();
        for (RowDifference moved : diff.changedRows()) {
            out.beginObject();
            out.name("resource").value(moved.resource().value()).name("id").value(moved.id());
            out.name("kind").value(moved.kind().name().toLowerCase(Locale.ROOT));
            out.name("members").beginArray();
            moved.members().forEach(out::value);
            out.endArray();
            writeDocument("before", moved.before(), out);
            writeDocument("after", moved.after(), out);
            out.endObject();
        }
        return out.endArray().endObject().toBytes();
    }

    private static void writeDocument(String name, @Nullable Document document, JsonWriter out) {
        if (document != null) {
            out.name(name).value(document);
        }
    }

    /** Writes {@code {from, to, same}} and the first difference, if any. */
    byte[] verified(JournalVerification verified) {
        JsonWriter out = new JsonWriter().beginObject();
        out.name("from").value(verified.from()).name("to").value(verified.to());
        ReplayDifference difference = verified.difference();
        out.name("same").value(difference == null);
        if (difference != null) {
            out.name("difference").beginObject();
            out.name("position").value(difference.position());
            out.name("operation").value(difference.operation());
            out.name("what").value(difference.description());
            writeOutcome("was", difference.expected(), out);
            writeOutcome("is", difference.actual(), out);
            out.endObject();
        }
        return out.endObject().toBytes();
    }

    private static void writeOutcome(String name, ReplayDifference.Outcome outcome, JsonWriter out) {
        out.name(name).beginObject().name("status").value(outcome.status());
        out.name("digest").value(digest(outcome.digest()));
        out.name("changes").value(outcome.changes()).endObject();
    }

    private static String digest(long digest) {
        return String.format(Locale.ROOT, "%016x", digest);
    }
}
