package dev.ectype.controlplane.platform.storage;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;

/**
 * Holds an open content. The caller closes it.
 *
 * @param size the size of the whole content in bytes, independent of the offset
 */
public record StoredContent(InputStream stream, long size) implements Closeable {
    @Override
    public void close() throws IOException {
        stream.close();
    }
}
