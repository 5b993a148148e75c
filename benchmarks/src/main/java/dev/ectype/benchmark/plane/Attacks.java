package dev.ectype.benchmark.plane;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.Executors;

/**
 * Creates the attacks of other clients on a control plane.
 *
 * @param key the key of another organization, of the plan team with its usual limits
 * @param disk the folder of stored contents on a small disk
 */
record Attacks(PlaneServer server, PlaneCommand command, String key, Path disk) {
    private static final int CONNECTIONS = 600;
    private static final int TRICKLING = 6;
    private static final long PAUSE = 1000;
    private static final long SLOW = 200;
    private static final String RECORDINGS = "/v1/projects/attacker/recordings";
    private static final String LINES = "application/x-ndjson";
    private static final String LINE =
            "{\"seq\":1,\"at\":\"2026-01-31T12:00:00Z\",\"method\":\"GET\",\"url\":\"http://a.example/a\","
                    + "\"requestHeaders\":{},\"requestBody\":null,\"status\":200,\"responseHeaders\":{},\"responseBody\":null,\"durationMs\":1}\n";

    /** Starts a node with another application key repeatedly, at the lowest priority: it represents another machine. */
    Attack strangers() {
        List<String> line = new ArrayList<>(List.of("nice", "-n", "19"));
        line.addAll(command.line(List.of("--port", "0")));
        line.set(
                line.indexOf("--data-dir") + 1,
                command.folder().resolve("stranger").toString());
        return Attack.of(1, () -> {
            ProcessBuilder starting = new ProcessBuilder(line)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(command.folder().resolve("stranger.log").toFile());
            starting.environment().putAll(command.environment());
            starting.environment()
                    .put("ECTYPE_APPLICATION_KEY", Base64.getEncoder().encodeToString(new byte[32]));
            Process process = starting.start();
            try {
                return process.waitFor();
            } finally {
                process.destroyForcibly();
            }
        });
    }

    /** Opens connections that send a byte of a body each second, and reopens closed ones. */
    Attack trickle(boolean withKey) {
        byte[] head = ("POST /v1/projects HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
                        + (withKey ? "x-service-key: " + key + "\r\n" : "") + "Content-Length: 100000\r\n\r\n{")
                .getBytes(StandardCharsets.US_ASCII);
        return Attack.of(TRICKLING, () -> {
            List<Socket> sockets = new ArrayList<>();
            try {
                while (true) {
                    while (sockets.size() < CONNECTIONS / TRICKLING) {
                        Socket socket = new Socket("127.0.0.1", server.process().port());
                        sockets.add(socket);
                        socket.getOutputStream().write(head);
                    }
                    Thread.sleep(PAUSE);
                    sockets.removeIf(Attacks::isClosed);
                }
            } finally {
                for (Socket socket : sockets) {
                    socket.close();
                }
            }
        });
    }

    private static boolean isClosed(Socket socket) {
        try {
            socket.getOutputStream().write(' ');
            return false;
        } catch (IOException closed) {
            return true;
        }
    }

    /** Uploads contents of another organization to a full disk. */
    Attack fullDisk() throws IOException {
        Path upload = Files.write(
                command.folder().resolve("upload"), LINE.repeat(1000).getBytes(StandardCharsets.US_ASCII));
        Path fill = disk.resolve("fill");
        try (OutputStream out = Files.newOutputStream(fill)) {
            byte[] piece = new byte[1 << 12];
            while (true) {
                out.write(piece);
            }
        } catch (IOException full) {
            return Attack.of(2, () -> server.upload(key, RECORDINGS, LINES, upload));
        }
    }

    void freeDisk() throws IOException {
        Files.deleteIfExists(disk.resolve("fill"));
    }

    /** Runs replays of another organization against a slow server. */
    Attack replays() throws IOException {
        HttpServer slow = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        slow.setExecutor(Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(work, "slow");
            thread.setDaemon(true);
            return thread;
        }));
        slow.createContext("/", exchange -> {
            try {
                Thread.sleep(SLOW);
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
            }
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
        slow.start();
        Path recording =
                Files.write(command.folder().resolve("slow"), LINE.repeat(100).getBytes(StandardCharsets.US_ASCII));
        String made = server.upload(key, RECORDINGS, LINES, recording);
        String path = RECORDINGS + "/" + made.replaceAll("(?s)^\\{\"id\":\"([^\"]+).*", "$1") + "/replay";
        Path body = Files.writeString(
                command.folder().resolve("replay"),
                "{\"targetUrl\":\"http://127.0.0.1:" + slow.getAddress().getPort() + "\"}");
        return Attack.of(2, () -> server.upload(key, path, "application/json", body));
    }

    /** Sends far more reads of another organization than its plan allows. */
    Attack hammer() {
        return Attack.of(4, () -> server.text(key, "/v1/projects"));
    }
}
