package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ContentStream;
import dev.ectype.runtime.http.MessageContent;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;

/** Streams a snapshot as the member of a JSON object, chunk by chunk. */
final class SnapshotBody implements Iterator<ByteSlice> {
    private static final byte[] OPENING = "{\"snapshot\":".getBytes(StandardCharsets.UTF_8);

    private final Iterator<byte[]> chunks;
    private boolean isOpened;

    private SnapshotBody(Iterator<byte[]> chunks) {
        this.chunks = chunks;
    }

    /** Creates the content of a response. A snapshot of a single chunk needs no stream. */
    static MessageContent of(Iterator<byte[]> chunks) {
        SnapshotBody body = new SnapshotBody(chunks);
        ByteSlice first = body.next();
        return chunks.hasNext() ? ContentStream.of(new Continued(first, body)) : first;
    }

    @Override
    public boolean hasNext() {
        return chunks.hasNext();
    }

    @Override
    public ByteSlice next() {
        ByteArrayOutputStream chunk = new ByteArrayOutputStream();
        if (!isOpened) {
            chunk.writeBytes(OPENING);
            isOpened = true;
        }
        chunk.writeBytes(chunks.next());
        if (!chunks.hasNext()) {
            chunk.write('}');
        }
        return ByteSlice.of(chunk.toByteArray());
    }

    /** Iterates over the first chunk, which was read already, and the following chunks. */
    private static final class Continued implements Iterator<ByteSlice> {
        private final ByteSlice first;
        private final SnapshotBody rest;
        private boolean isBegun;

        Continued(ByteSlice first, SnapshotBody rest) {
            this.first = first;
            this.rest = rest;
        }

        @Override
        public boolean hasNext() {
            return !isBegun || rest.hasNext();
        }

        @Override
        public ByteSlice next() {
            ByteSlice chunk = isBegun ? rest.next() : first;
            isBegun = true;
            return chunk;
        }
    }
}
