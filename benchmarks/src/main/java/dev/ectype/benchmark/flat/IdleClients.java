package dev.ectype.benchmark.flat;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Holds connections that sent one request each and then stay idle. */
final class IdleClients implements AutoCloseable {
    private static final byte[] REQUEST = "GET /pets/1 HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/json\r\n\r\n"
            .getBytes(StandardCharsets.US_ASCII);

    /** Files and connections of the process besides. */
    private static final long OTHER_FILES = 500;

    private final List<SocketChannel> open = new ArrayList<>();

    /** Fails if this process may not open so many connections. */
    static void requireFiles(long connections) throws IOException {
        long needed = connections + OTHER_FILES;
        if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
                && system.getMaxFileDescriptorCount() < needed) {
            throw new IOException("the connections need " + needed + " open files, and this process may open "
                    + system.getMaxFileDescriptorCount() + "; raise the limit first: ulimit -n " + needed);
        }
    }

    /** Opens connections to a server on the loopback address. */
    static IdleClients open(int port, int count) throws IOException {
        IdleClients connections = new IdleClients();
        ByteBuffer reply = ByteBuffer.allocate(1 << 12);
        try {
            for (int number = 0; number < count; number++) {
                SocketChannel channel = SocketChannel.open(new InetSocketAddress("127.0.0.1", port));
                connections.open.add(channel);
                channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
                channel.write(ByteBuffer.wrap(REQUEST));
                if (channel.read(reply.clear()) <= 0) {
                    throw new IOException("the server closed the idle connection " + number);
                }
            }
        } catch (IOException refused) {
            connections.close();
            throw refused;
        }
        return connections;
    }

    /** Fails if the server closed one of the connections. */
    void requireOpen() throws IOException {
        ByteBuffer nothing = ByteBuffer.allocate(1);
        int closed = 0;
        for (SocketChannel each : open) {
            each.configureBlocking(false);
            closed += each.read(nothing.clear()) < 0 ? 1 : 0;
        }
        if (closed > 0) {
            throw new IOException("the server closed " + closed + " of " + open.size() + " idle connections");
        }
    }

    @Override
    public void close() throws IOException {
        for (SocketChannel each : open) {
            each.close();
        }
    }
}
