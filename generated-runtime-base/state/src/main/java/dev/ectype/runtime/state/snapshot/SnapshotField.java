package dev.ectype.runtime.state.snapshot;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonKind;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.state.time.Clock;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Reads a value of a snapshot with its position and refuses unexpected content. */
record SnapshotField(String where, Document value) {
    private static final int LONGEST_QUOTED = 60;
    /** The greatest accepted number, far enough from an overflow of later increments. */
    private static final long GREATEST = Long.MAX_VALUE >> 1;

    SnapshotField require(String name) {
        SnapshotField member = find(name);
        if (member == null) {
            throw new BadSnapshot(where + " lacks the member '" + name + "'");
        }
        return member;
    }

    @Nullable
    SnapshotField find(String name) {
        expect(JsonKind.OBJECT, "an object");
        Document member = value.member(name);
        return member == null ? null : new SnapshotField(where + "." + name, member);
    }

    String text() {
        expect(JsonKind.STRING, "a string");
        return value.text();
    }

    /** Reads an id: a text, or a number in handwritten snapshots. */
    String id() {
        String id = value.isNumber() ? value.literal() : text();
        if (id.isEmpty()) {
            throw new BadSnapshot(where + " must not be empty");
        }
        return id;
    }

    /** Reads a whole number with a minimum. */
    long number(long least) {
        if (!value.isNumber() || !value.isLong() || value.longValue() < least) {
            throw refused("an integer from " + least + " on");
        }
        if (value.longValue() > GREATEST) {
            throw refused("an integer up to " + GREATEST);
        }
        return value.longValue();
    }

    long millis() {
        String text = text();
        try {
            return Clock.millis(Instant.parse(text));
        } catch (DateTimeException | IllegalArgumentException malformed) {
            throw refused("a time such as 2025-01-01T00:00:00.000Z");
        }
    }

    /** Returns the document without white space. */
    byte[] tight() {
        expect(JsonKind.OBJECT, "an object");
        return new JsonWriter(value.length()).value(value).toBytes();
    }

    SnapshotField expect(JsonKind kind, String expected) {
        if (value.kind() != kind) {
            throw refused(expected);
        }
        return this;
    }

    BadSnapshot refused(String expected) {
        int length = Math.min(value.length(), LONGEST_QUOTED);
        String found = new String(value.array(), value.from(), length, StandardCharsets.UTF_8);
        String rest = length < value.length() ? "…" : "";
        return new BadSnapshot(where + " must be " + expected + ", but is " + found + rest);
    }
}
