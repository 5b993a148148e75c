package dev.ectype.controlplane.platform.storage;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/** Buffers uploads in files, so that an interrupted upload leaves no content and the transfer to the storage can be retried. */
final class Spool {
    private static final int PIECE = 64 * 1024;

    /** The folder; null if another process owns the data folder. */
    private final @Nullable UnfinishedFiles files;

    /** Opens a folder that no other process uses. */
    Spool(Path folder) {
        this(new UnfinishedFiles(folder));
    }

    private Spool(@Nullable UnfinishedFiles files) {
        this.files = files;
    }

    /** Returns a spool that rejects contents, for a process that does not own the folder. */
    static Spool readOnly() {
        return new Spool((UnfinishedFiles) null);
    }

    /** Writes a content to a file, runs work with it and deletes the file. */
    long with(InputStream content, long length, Use use) throws IOException {
        Path file = create();
        try {
            long written = write(file, content);
            if (length != ObjectStorage.UNKNOWN && written != length) {
                throw new ServiceException(
                        ErrorCode.INVALID_REQUEST,
                        "The content has " + written + " bytes, but " + length + " were announced; send it again.");
            }
            use.file(file);
            return written;
        } finally {
            Files.deleteIfExists(file);
        }
    }

    private Path create() {
        if (files == null) {
            throw new IllegalStateException("Another process owns the data folder. Only that process stores contents.");
        }
        try {
            return files.create();
        } catch (IOException refused) {
            throw StorageFault.of(refused);
        }
    }

    /** Distinguishes a full disk, an error of the service, from an interrupted upload. */
    private static long write(Path file, InputStream content) throws IOException {
        byte[] buffer = new byte[PIECE];
        long written = 0;
        try (FileChannel channel = open(file)) {
            for (int read = content.read(buffer); read >= 0; read = content.read(buffer)) {
                append(channel, ByteBuffer.wrap(buffer, 0, read));
                written += read;
            }
            force(channel);
        }
        return written;
    }

    private static FileChannel open(Path file) {
        try {
            return FileChannel.open(file, StandardOpenOption.WRITE);
        } catch (IOException refused) {
            throw StorageFault.of(refused);
        }
    }

    private static void append(FileChannel channel, ByteBuffer bytes) {
        try {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        } catch (IOException refused) {
            throw StorageFault.of(refused);
        }
    }

    private static void force(FileChannel channel) {
        try {
            channel.force(true);
        } catch (IOException refused) {
            throw StorageFault.of(refused);
        }
    }

    /** Processes a complete content. */
    interface Use {
        void file(Path file) throws IOException;
    }
}
