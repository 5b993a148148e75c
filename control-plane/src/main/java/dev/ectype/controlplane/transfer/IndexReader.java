package dev.ectype.controlplane.transfer;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Reads the entries of an index file in order, one at a time. An incomplete last line of an interrupted run counts as the end. */
final class IndexReader implements AutoCloseable {
    private final JsonMapper json;
    private final @Nullable BufferedReader lines;
    private @Nullable IndexEntry next;

    private IndexReader(JsonMapper json, @Nullable BufferedReader lines) throws IOException {
        this.json = json;
        this.lines = lines;
        this.next = read();
    }

    /** Opens a file; a missing file has no entries. */
    static IndexReader open(Path file, JsonMapper json) throws IOException {
        return new IndexReader(json, Files.exists(file) ? Files.newBufferedReader(file) : null);
    }

    /** Returns the next entry, or null at the end. */
    @Nullable
    IndexEntry next() throws IOException {
        IndexEntry entry = next;
        next = read();
        return entry;
    }

    /** Returns the entry of a name. Names must be looked up in the order of the index. */
    Optional<IndexEntry> find(IndexEntry name) throws IOException {
        while (next != null && next.compareTo(name) < 0) {
            next = read();
        }
        return next != null && next.compareTo(name) == 0 ? Optional.of(next) : Optional.empty();
    }

    private @Nullable IndexEntry read() throws IOException {
        String line = lines == null ? null : lines.readLine();
        try {
            return line == null ? null : json.readValue(line, IndexEntry.class);
        } catch (JacksonException unfinished) {
            return null;
        }
    }

    @Override
    public void close() throws IOException {
        if (lines != null) {
            lines.close();
        }
    }
}
