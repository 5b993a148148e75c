package dev.ectype.controlplane.platform.storage;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;

/**
 * A content that is read; whoever asked for it closes it.
 *
 * @param size how many bytes all of it has, wherever the stream begins
 */
public record StoredContent(InputStream stream, long size) implements Closeable {
    @Override
    public void close() throws IOException {
        stream.close();
    }
}
