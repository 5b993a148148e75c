package dev.ectype.benchmark.measure;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Memory that this machine has, kept warm for a file that grows.
 *
 * <p>A virtual machine may be given each page of its memory only when that is first written to, and may give back what is free for a
 * second. So whoever writes a file pays for the machine's pages, which was measured at 14 us for each 4 KiB; a machine that has run for a
 * while writes over the pages of files that nobody needs. Here a file without content is read once, so that its pages lie in memory, and it
 * is cut shorter as the other one grows.
 */
public final class SpareMemory implements AutoCloseable {
    /** How much there is ahead of what the other file takes. */
    private static final long AHEAD = 16L << 20;

    private static final int PACE_MILLIS = 10;

    private final Path spare;
    private final FileChannel channel;

    /**
     * Holds memory.
     *
     * @param spare where the file without content may lie; it is deleted at the end
     * @param bytes how much the other file may grow
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

    /** Leaves the memory to another file as that grows. */
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
            // Without it, the machine's pages are counted again: the measurements go on, and are worse.
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
        Files.deleteIfExists(spare);
    }
}
