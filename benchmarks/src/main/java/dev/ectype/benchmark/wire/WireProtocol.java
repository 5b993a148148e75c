package dev.ectype.benchmark.wire;

import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.measure.BenchmarkOptions;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What a wire is measured with. */
interface WireProtocol {
    /** The pets that an emulator has before it is measured. */
    int PETS = 20;

    /** Its name, which the benchmark has as well. */
    String name();

    /** The file among the resources that describes the pets. */
    String description();

    /** The command that serves a pet by the library that others have. */
    List<String> reference(Path description);

    /** Makes the pets of an emulator, and gives the requests that read them. */
    List<byte[]> requests(int port) throws IOException;

    /** Who sends them. */
    LoadGenerator load(Path folder);

    /** The command that serves the pets by an emulator. */
    default List<String> emulator(Path description) {
        return List.of(
                BenchmarkOptions.checkout().resolve("ectype").toString(),
                "emulate",
                description.toString(),
                "--port",
                "0",
                "--log",
                "none");
    }

    /** Writes the description into a folder. */
    default Path describe(Path folder) throws IOException {
        Path file = folder.resolve(description());
        try (InputStream content = WireProtocol.class.getResourceAsStream("/dev/ectype/benchmark/" + description())) {
            return Files.write(file, content.readAllBytes());
        }
    }
}
