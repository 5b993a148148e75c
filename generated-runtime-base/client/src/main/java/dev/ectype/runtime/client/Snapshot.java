package dev.ectype.runtime.client;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.json.MalformedJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Holds the whole state of an emulator as JSON: every resource, counter and relationship. */
public final class Snapshot {
    /** The maximum size of a snapshot in bytes, equal to the maximum request to an emulator. */
    public static final long LARGEST = 1L << 30;

    private final Document document;
    private final ApiVersion api;
    private final long position;

    private Snapshot(Document document) {
        this.document = document;
        this.api = ApiVersion.of(ReplyMembers.part(document, "api"));
        this.position = ReplyMembers.number(document, "position");
        if (ReplyMembers.number(document, "format") < 1
                || !ReplyMembers.part(document, "resources").isObject()) {
            throw new ReplyMembers.Unexpected("it has no snapshot format or no resources");
        }
    }

    /**
     * Reads a snapshot from JSON.
     *
     * @param json the JSON in UTF-8
     * @return the snapshot
     * @throws NotASnapshot if the JSON is no valid snapshot
     */
    public static Snapshot of(byte[] json) {
        return of("the text", json);
    }

    /**
     * Reads a snapshot from a file.
     *
     * @param file the file
     * @return the snapshot
     * @throws NotASnapshot if the file contains no valid snapshot, or a too large one
     * @throws UncheckedIOException if the file is unreadable
     */
    public static Snapshot read(Path file) {
        try {
            long size = Files.size(file);
            if (size > LARGEST) {
                throw new NotASnapshot(file + " holds " + size + " bytes, but a snapshot has at most " + LARGEST);
            }
            return of(file.toString(), Files.readAllBytes(file));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static Snapshot of(String what, byte[] json) {
        try {
            return new Snapshot(Json.parse(json, JsonLimits.GREATEST));
        } catch (MalformedJson malformed) {
            throw new NotASnapshot(what + " is not a snapshot: " + LineAndColumn.of(json, malformed.offset())
                    + " expected " + malformed.expected() + " but found " + malformed.found());
        } catch (ReplyMembers.Unexpected wrong) {
            throw new NotASnapshot(what + " is not a snapshot: " + wrong.getMessage());
        }
    }

    static Snapshot of(Document document) {
        return new Snapshot(document);
    }

    /** {@return the API of the snapshot} */
    public ApiVersion api() {
        return api;
    }

    /** {@return the number of writes behind the snapshot} */
    public long position() {
        return position;
    }

    /** {@return the whole document} */
    public Document document() {
        return document;
    }

    /** {@return the JSON bytes} Equal states give equal bytes. */
    public byte[] json() {
        return document.toBytes();
    }

    /**
     * Writes the snapshot into a file. The file is replaced atomically, so a failure leaves the previous content.
     *
     * @param file the file
     * @throws UncheckedIOException if the file cannot be written
     */
    public void writeTo(Path file) {
        try {
            AtomicFile.write(file, out -> out.write(document.array(), document.from(), document.length()));
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }
}
