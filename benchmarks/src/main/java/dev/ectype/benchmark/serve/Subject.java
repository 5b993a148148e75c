package dev.ectype.benchmark.serve;

import dev.ectype.benchmark.limit.LimitServer;
import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.measure.Commands;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

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
            return PetServer.emulator(BenchmarkOptions.checkout(), folder, "all");
        }
    };

    /** The kinds of work of this server: the limit server sends no errors. */
    List<RequestMix> work() {
        return Stream.of(RequestMix.values())
                .filter(work -> this == EMULATOR || !work.isError())
                .toList();
    }

    abstract List<String> command(Path folder) throws IOException;

    PetServer start(Path folder) throws IOException {
        return PetServer.start(title(), command(folder), folder);
    }

    String title() {
        return name().toLowerCase(Locale.ROOT);
    }
}
