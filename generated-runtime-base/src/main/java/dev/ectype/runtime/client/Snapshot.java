package dev.ectype.runtime.client;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.json.MalformedJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The whole state of an emulator at one moment: every resource, counter and relationship, as JSON. */
public final class Snapshot {
    /** As large as a request to an emulator can be. */
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
            throw new ReplyMembers.Unexpected("its format or its resources are not those of a snapshot");
        }
    }

    /**
     * Reads a snapshot that was kept as JSON.
     *
     * @throws NotASnapshot when it is something else, or broken
     */
    public static Snapshot of(byte[] json) {
        return of("the text", json);
    }

    /**
     * Reads a snapshot from a file.
     *
     * @throws NotASnapshot when it holds something else, or too much
     * @throws UncheckedIOException when it cannot be read
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
            throw new NotASnapshot(what + " is no snapshot: " + LineAndColumn.of(json, malformed.offset())
                    + " expected " + malformed.expected() + " but found " + malformed.found());
        } catch (ReplyMembers.Unexpected wrong) {
            throw new NotASnapshot(what + " is no snapshot: " + wrong.getMessage());
        }
    }

    static Snapshot of(Document document) {
        return new Snapshot(document);
    }

    /** Which API it is of. */
    public ApiVersion api() {
        return api;
    }

    /** How many writes lie behind it. */
    public long position() {
        return position;
    }

    /** All of it. */
    public Document document() {
        return document;
    }

    /** All of it as JSON: equal states give equal bytes. */
    public byte[] json() {
        return document.toBytes();
    }

    /** Writes it into a file, at once or not at all. */
    public void writeTo(Path file) {
        try {
            AtomicFile.write(file, out -> out.write(document.array(), document.from(), document.length()));
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }
}
