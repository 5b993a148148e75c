package dev.ectype.benchmark.serve;

import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.load.LoadResult;
import dev.ectype.benchmark.measure.Commands;
import dev.ectype.benchmark.measure.ServerProcess;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A running server on the first processor, with its twenty pets. */
public record PetServer(String title, ServerProcess server, List<Long> ids) implements AutoCloseable {
    private static final int PROCESSOR = 0;

    public PetServer {
        ids = List.copyOf(ids);
    }

    /**
     * The command that emulates the pets with a checkout; writes their description into the folder.
     *
     * @param log the requests that the emulator logs
     */
    public static List<String> emulator(Path checkout, Path folder, String log) throws IOException {
        Path description = folder.resolve("pets.yaml");
        try (InputStream pets = PetServer.class.getResourceAsStream("/dev/ectype/benchmark/pets.yaml")) {
            Files.write(description, pets.readAllBytes());
        }
        return Commands.emulateLogging(checkout, description.toString(), log);
    }

    /** Starts a server and creates its pets; the folder receives its log and its cache. */
    public static PetServer start(String title, List<String> command, Path folder) throws IOException {
        return start(title, command, folder, Map.of());
    }

    /** Starts a server with additional variables of its environment. */
    public static PetServer start(String title, List<String> command, Path folder, Map<String, String> additional)
            throws IOException {
        Map<String, String> environment = new LinkedHashMap<>(additional);
        environment.put("ECTYPE_CACHE_DIR", folder.resolve("cache").toString());
        ServerProcess server =
                ServerProcess.start(Commands.on(PROCESSOR, command), environment, folder.resolve(title + ".log"));
        try {
            return new PetServer(title, server, Pets.createAt(server.port()));
        } catch (IOException failure) {
            server.close();
            throw failure;
        }
    }

    /** Sends requests of one kind over so many connections. */
    public PetReading measure(RequestMix work, LoadGenerator load, int connections, int seconds) throws IOException {
        Duration before = server.processorTime();
        LoadResult outcome = load.run(
                work.requests(ids), new LoadGenerator.Target(server.port(), connections, Duration.ofSeconds(seconds)));
        Duration used = server.processorTime().minus(before);
        if (outcome.failures() != (work.isError() ? outcome.replies() : 0)) {
            throw new IOException(title + " answered " + outcome.failures() + " of " + outcome.replies()
                    + " requests of " + work.title() + " with an error");
        }
        return new PetReading(work, outcome, used, server.residentKilobytes());
    }

    /** Warms up by number of replies instead of time: on a busy machine the JIT compilers run late. */
    public void warm(RequestMix work, LoadGenerator load, int connections, int replies) throws IOException {
        for (long seen = 0; seen < replies; ) {
            seen += measure(work, load, connections, 1).outcome().replies();
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
