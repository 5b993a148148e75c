package dev.ectype.controlplane.platform.storage;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;

/** A content that is read; whoever asked for it closes it. */
public record StoredContent(InputStream stream, long size) implements Closeable {
    @Override
    public void close() throws IOException {
        stream.close();
    }
}
