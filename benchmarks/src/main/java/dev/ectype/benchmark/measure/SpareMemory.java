package dev.ectype.benchmark.measure;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Reserves warm memory of this machine for a growing file.
 *
 * <p>A virtual machine may receive each page of its memory at the first write only, and may return free pages after a
 * second. So the writer of a file pays for new pages, 14 us for each 4 KiB in a measurement. A machine that has run for a
 * while reuses the pages of old files instead. This class reads a sparse file once, so that its pages are in memory, and
 * truncates it as the other file grows.
 */
public final class SpareMemory implements AutoCloseable {
    /** The bytes that the sparse file releases ahead of the growing file. */
    private static final long AHEAD = 16L << 20;

    private static final int PACE_MILLIS = 10;

    private final Path spare;
    private final FileChannel channel;

    /**
     * Reserves memory.
     *
     * @param spare the path of the sparse file, which is deleted at the end
     * @param bytes the greatest size of the growing file
     */
    public SpareMemory(Path spare, long bytes) throws IOException {
        this.spare = spare;
        Files.deleteIfExists(spare);
        channel = FileChannel.open(
                spare,
                StandardOpenOption.CREATE_NEW,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE,
                StandardOpenOption.SPARSE);
        if (bytes > 0) {
            channel.write(ByteBuffer.allocate(1), bytes - 1);
            ByteBuffer piece = ByteBuffer.allocateDirect(1 << 20);
            for (long at = 0; at < bytes; at += piece.capacity()) {
                channel.read(piece.clear(), at);
            }
        }
    }

    /** Releases the memory to another file as that file grows. */
    public void leaveTo(Path growing) {
        Thread follower = new Thread(() -> follow(growing), "spare memory");
        follower.setDaemon(true);
        follower.start();
    }

    private void follow(Path growing) {
        try {
            long all = channel.size();
            while (channel.isOpen()) {
                long taken = Files.exists(growing) ? Files.size(growing) : 0;
                channel.truncate(Math.max(0, all - taken - AHEAD));
                Thread.sleep(PACE_MILLIS);
            }
        } catch (IOException | InterruptedException ended) {
            // Without the reserve the measurements continue, but include the cost of new pages.
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
        Files.deleteIfExists(spare);
    }
}
