package dev.ectype.launcher;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.launcher.cache.CacheFolder;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.launcher.early.EarlyCompiler;
import dev.ectype.launcher.early.LocalCompiler;
import dev.ectype.runtime.emulator.Emulator;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Performs all steps of a start once, so that the JVM can archive the loaded classes. The steps are a compilation, typical
 * requests, which compile on demand, and a start from the cache.
 */
public final class LaunchTrainingRun {
    /** Longer than a machine that is busy with other work takes. */
    private static final int TIMEOUT_MILLIS = 300_000;

    private static final String PET = "{\"name\":\"Mia\",\"species\":\"cat\"}";
    private static final List<String> REQUESTS = List.of(
            request("GET", "/pets?limit=2", ""),
            request("POST", "/pets", PET),
            request("GET", "/pets/1001", ""),
            request("PATCH", "/pets/1001", "{\"tags\":[\"calm\"]}"),
            request("POST", "/pets/1001/reserve", ""),
            request("POST", "/pets", "{\"name\":7}"),
            request("GET", "/breeds", ""),
            request("DELETE", "/pets/1001", ""),
            request("GET", "/pets/1001", ""),
            request("GET", "/nowhere", ""));

    private LaunchTrainingRun() {}

    /**
     * Performs the run and returns the number of answered requests.
     *
     * @param other another compiler, whose classes are loaded too
     */
    public static int run(EarlyCompiler other) throws IOException {
        Path folder = Files.createTempDirectory("ectype-rehearsal");
        try {
            CompileCache cache = CompileCache.in(CacheFolder.at(folder.resolve("cache")));
            EarlyCompiler local = new LocalCompiler(stage -> {});
            return start(cache, local) + start(cache, local) + start(CompileCache.none(), other);
        } finally {
            delete(folder);
        }
    }

    private static int start(CompileCache cache, EarlyCompiler compiler) throws IOException {
        CompilationRequest petstore = CompilationRequest.of(SampleCatalog.open("petstore"));
        LaunchResult launched = Launcher.bootEarly(new LaunchRequest(petstore, cache), compiler);
        int answered;
        try (Emulator emulator = Objects.requireNonNull(launched.emulator()).start()) {
            answered = sendRequests(emulator.port());
            launched.remaining().run();
        }
        return answered;
    }

    /** Sends typical requests to an emulator of the petstore and returns the number of answered requests. */
    public static int sendRequests(int port) throws IOException {
        int answered = 0;
        for (String request : REQUESTS) {
            answered += send(port, request) ? 1 : 0;
        }
        return answered;
    }

    private static boolean send(int port, String request) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            socket.setSoTimeout(TIMEOUT_MILLIS);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            InputStream reply = socket.getInputStream();
            return new String(reply.readAllBytes(), StandardCharsets.UTF_8).startsWith("HTTP/1.1 ");
        }
    }

    private static String request(String method, String path, String body) {
        return method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nX-Api-Key: rehearsal\r\nConnection: close\r\n"
                + "Content-Type: application/json\r\nContent-Length: " + body.length() + "\r\n\r\n" + body;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted((one, other) -> other.compareTo(one)).toList()) {
                Files.delete(file);
            }
        }
    }
}
