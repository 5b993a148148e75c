package dev.ectype.controlplane.recording.upload;

import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Concatenates parts into one stream, with one part open at a time. */
final class PartsStream extends InputStream {
    private final ObjectStorage storage;
    private final Iterator<StoredPart> parts;
    private @Nullable InputStream part;

    PartsStream(ObjectStorage storage, List<StoredPart> parts) {
        this.storage = storage;
        this.parts = parts.iterator();
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
        while (part != null || parts.hasNext()) {
            if (part == null) {
                part = storage
                        .get(parts.next().key())
                        .orElseThrow(() -> new Conflict("The upload has ended; begin a new one."))
                        .stream();
            }
            int count = part.read(into, from, length);
            if (count >= 0) {
                return count;
            }
            close();
        }
        return -1;
    }

    @Override
    public void close() throws IOException {
        if (part != null) {
            part.close();
            part = null;
        }
    }
}
