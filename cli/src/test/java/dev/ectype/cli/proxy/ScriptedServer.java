package dev.ectype.cli.proxy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/** A server that does on each connection what a test says, be it HTTP or not. */
final class ScriptedServer implements AutoCloseable {
    private final ServerSocket socket;
    private final AtomicInteger connections = new AtomicInteger();

    private ScriptedServer(ServerSocket socket) {
        this.socket = socket;
    }

    interface Script {
        void run(Socket socket, int connection) throws Exception;
    }

    static ScriptedServer doing(Script script) throws IOException {
        ScriptedServer server = new ScriptedServer(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()));
        thread(() -> {
            while (true) {
                Socket accepted = server.socket.accept();
                thread(() -> {
                    try (accepted) {
                        script.run(accepted, server.connections.getAndIncrement());
                    }
                });
            }
        });
        return server;
    }

    private interface Work {
        void run() throws Exception;
    }

    private static void thread(Work work) {
        Thread made = new Thread(() -> {
            try {
                work.run();
            } catch (Exception over) {
                // The other side is gone, or the test is over: what was expected is asserted there.
                Thread.currentThread().interrupt();
            }
        });
        made.setDaemon(true);
        made.start();
    }

    URI address() {
        return URI.create("http://127.0.0.1:" + socket.getLocalPort());
    }

    int connections() {
        return connections.get();
    }

    /** Reads up to a text; what was read, the text included. */
    static String readTo(Socket socket, String end) throws IOException {
        InputStream in = socket.getInputStream();
        ByteArrayOutputStream read = new ByteArrayOutputStream();
        while (!read.toString(StandardCharsets.ISO_8859_1).endsWith(end)) {
            int next = in.read();
            if (next < 0) {
                throw new IOException("ended after " + read);
            }
            read.write(next);
        }
        return read.toString(StandardCharsets.ISO_8859_1);
    }

    static void write(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
        socket.getOutputStream().flush();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
