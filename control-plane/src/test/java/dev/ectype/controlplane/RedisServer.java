package dev.ectype.controlplane;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;

/** The {@code redis-server} of this machine, on a port of its own, that can be stopped, halted and started again. */
public final class RedisServer implements AutoCloseable {
    private static final int ATTEMPTS = 100;
    private static final int PAUSE = 50;

    private final int port;
    private Process process;

    private RedisServer(int port) {
        this.port = port;
    }

    /** A server that runs; skips the test on a machine that has none. */
    public static RedisServer start() {
        RedisServer server = new RedisServer(freePort());
        server.run();
        return server;
    }

    /** A server that does not run yet. */
    public static RedisServer away() {
        RedisServer server = start();
        server.stop();
        return server;
    }

    public String address() {
        return "redis://127.0.0.1:" + port;
    }

    /** Starts it, without what it knew before. */
    public void run() {
        try {
            process = new ProcessBuilder(
                            "redis-server",
                            "--port",
                            Integer.toString(port),
                            "--bind",
                            "127.0.0.1",
                            "--save",
                            "",
                            "--appendonly",
                            "no")
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException missing) {
            System.err.println("skipped: there is no redis-server on this machine; apt-get install redis-server");
            Assumptions.abort("there is no redis-server on this machine: " + missing.getMessage());
        }
        awaitAnswer();
    }

    public void stop() {
        process.destroyForcibly();
        try {
            process.waitFor(10, TimeUnit.SECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** It keeps its connections and answers nothing. */
    public void halt() {
        signal("-STOP");
    }

    public void goOn() {
        signal("-CONT");
    }

    private void signal(String signal) {
        try {
            new ProcessBuilder("kill", signal, Long.toString(process.pid()))
                    .start()
                    .waitFor();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void awaitAnswer() {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            try (Socket socket = new Socket()) {
                socket.connect(new InetSocketAddress("127.0.0.1", port));
                return;
            } catch (IOException notYet) {
                try {
                    Thread.sleep(PAUSE);
                } catch (InterruptedException interrupted) {
                    Thread.currentThread().interrupt();
                }
            }
        }
        throw new IllegalStateException("redis-server does not answer on port " + port);
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    public void close() {
        stop();
    }
}
