package dev.ectype.benchmark.serve;

import dev.ectype.benchmark.limit.LimitServer;
import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.measure.Commands;
import dev.ectype.benchmark.measure.ServerProcess;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The servers to measure: the limit server, or the emulator of a few pets. */
enum Subject {
    LIMIT {
        @Override
        List<String> command(Path folder) {
            return Commands.java(LimitServer.class, List.of());
        }
    },
    EMULATOR {
        @Override
        List<String> command(Path folder) throws IOException {
            Path description = folder.resolve("pets.yaml");
            try (InputStream pets = Subject.class.getResourceAsStream("/dev/ectype/benchmark/pets.yaml")) {
                Files.write(description, pets.readAllBytes());
            }
            return List.of(
                    BenchmarkOptions.checkout().resolve("ectype").toString(),
                    "emulate",
                    description.toString(),
                    "--port",
                    "0",
                    "--log",
                    "none");
        }
    };

    private static final int PROCESSOR = 0;

    abstract List<String> command(Path folder) throws IOException;

    ServerProcess start(Path folder) throws IOException {
        return ServerProcess.start(
                Commands.on(PROCESSOR, command(folder)),
                Map.of("ECTYPE_CACHE_DIR", folder.resolve("cache").toString()),
                folder.resolve(title() + ".log"));
    }

    String title() {
        return name().toLowerCase(Locale.ROOT);
    }
}
