package dev.ectype.benchmark.wire;

import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.measure.ServerProcess;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Provides the servers and requests to measure a protocol. */
interface WireProtocol {
    /** The number of pets in an emulator before a measurement. */
    int PETS = 20;

    /** The name of the protocol and its benchmark. */
    String name();

    /** What one reply is, for the table. */
    default String work() {
        return "read";
    }

    /** The share of the reference server's rate that the emulator should reach. */
    default double share() {
        return 0.95;
    }

    /** The number of connections, unless an option says another. */
    default int connections() {
        return 64;
    }

    /** The beginning of the line with the port of a server. */
    default String ready() {
        return ServerProcess.READY;
    }

    /** The resource file with the description. */
    String description();

    /** The command of the reference server. */
    List<String> reference(Path description);

    /** Prepares an emulator, and returns the requests: those that read its pets. */
    List<byte[]> requests(int port) throws IOException;

    /** The load generator for the requests. */
    LoadGenerator load(Path folder);

    /** Writes the description into a folder. */
    default Path describe(Path folder) throws IOException {
        Path file = folder.resolve(description());
        try (InputStream content = WireProtocol.class.getResourceAsStream("/dev/ectype/benchmark/" + description())) {
            return Files.write(file, content.readAllBytes());
        }
    }
}
