package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.http.Bytes;
import dev.ectype.runtime.http.Content;
import dev.ectype.runtime.http.Stream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;

/** A snapshot as a member of an object, piece by piece. */
final class SnapshotBody implements Iterator<Bytes> {
    private static final byte[] OPENING = "{\"snapshot\":".getBytes(StandardCharsets.UTF_8);

    private final Iterator<byte[]> pieces;
    private boolean isOpened;

    private SnapshotBody(Iterator<byte[]> pieces) {
        this.pieces = pieces;
    }

    /** Most states are one piece, which needs no stream. */
    static Content of(Iterator<byte[]> pieces) {
        SnapshotBody body = new SnapshotBody(pieces);
        Bytes first = body.next();
        return pieces.hasNext() ? Stream.of(new Continued(first, body)) : first;
    }

    @Override
    public boolean hasNext() {
        return pieces.hasNext();
    }

    @Override
    public Bytes next() {
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        if (!isOpened) {
            whole.writeBytes(OPENING);
            isOpened = true;
        }
        whole.writeBytes(pieces.next());
        if (!pieces.hasNext()) {
            whole.write('}');
        }
        return Bytes.of(whole.toByteArray());
    }

    /** The first piece, which was made already, and then the others. */
    private static final class Continued implements Iterator<Bytes> {
        private final Bytes first;
        private final SnapshotBody rest;
        private boolean isBegun;

        Continued(Bytes first, SnapshotBody rest) {
            this.first = first;
            this.rest = rest;
        }

        @Override
        public boolean hasNext() {
            return !isBegun || rest.hasNext();
        }

        @Override
        public Bytes next() {
            Bytes piece = isBegun ? rest.next() : first;
            isBegun = true;
            return piece;
        }
    }
}
